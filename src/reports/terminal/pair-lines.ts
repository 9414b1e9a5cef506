interface Line {
  readonly text: string;
}

/** Removed lines, and the added lines that replace them. */
export interface Block<T extends Line> {
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/** More comparisons would take longer than a reader would wait. */
const mostComparisons = 10_000;

/** The least likeness at which an added line counts as the new version of a removed one. */
const alike = 0.4;

/** The least share of its words that a line must have in common with the line that it was split from. */
const within = 0.8;

/**
 * Splits removed and added lines into blocks, each with one removed line and the added line most like it, so that a
 * reader sees a change line by line. The lines of each side keep their order.
 */
export function pairLines<T extends Line>(removed: readonly T[], added: readonly T[]): readonly Block<T>[] {
  if (removed.length * added.length > mostComparisons) return [{ removed, added }];
  const [before, after] = [removed.map(wordCounts), added.map(wordCounts)];
  const pairs = bestPairs(before, after);
  // What comes before the first pair belongs to it, so no block begins with an added line.
  const starts = pairs.map(({ i, j }, index): Pair => {
    const last = pairs[index - 1];
    if (last === undefined) return { i: 0, j: 0 };
    return { i: firstWithin(before, i, last.i, after[j]), j: firstWithin(after, j, last.j, before[i]) };
  });
  if (starts.length === 0) return [{ removed, added }];
  return starts.map(({ i, j }, index) => ({
    removed: removed.slice(i, starts[index + 1]?.i),
    added: added.slice(j, starts[index + 1]?.j),
  }));
}

/** The first of the lines just before `end` that are all parts of one line of the other side; `end` if there are none. */
function firstWithin(lines: readonly Words[], end: number, after: number, whole: Words = new Map()): number {
  let first = end;
  while (first - 1 > after && isWithin(lines[first - 1] as Words, whole)) first--;
  return first;
}

function isWithin(part: Words, whole: Words): boolean {
  return part.size > 0 && inCommon(part, whole) >= within * sizeOf(part);
}

type Words = ReadonlyMap<string, number>;

interface Pair {
  readonly i: number;
  readonly j: number;
}

/** The pairs of lines, in order on both sides, that have the most in common in total. */
function bestPairs(before: readonly Words[], after: readonly Words[]): readonly Pair[] {
  // `best[i][j]`: the most that the lines from `i` and from `j` on can have in common.
  const best = Array.from({ length: before.length + 1 }, () => new Float64Array(after.length + 1));
  const likeness = before.map((one) => after.map((other) => likenessOf(one, other)));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const paired = (i: number, j: number): number => (likeness[i]?.[j] ?? 0) + at(i + 1, j + 1);
  for (let i = before.length - 1; i >= 0; i--) {
    const row = best[i] as Float64Array;
    for (let j = after.length - 1; j >= 0; j--) row[j] = Math.max(at(i + 1, j), at(i, j + 1), paired(i, j));
  }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if ((likeness[i]?.[j] ?? 0) > 0 && paired(i, j) === at(i, j)) pairs.push({ i: i++, j: j++ });
    else if (at(i + 1, j) === at(i, j)) i++;
    else j++;
  }
  return pairs;
}

function wordCounts({ text }: Line): Words {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/\w+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The share of words that two lines have in common, from 0 to 1; 0 if that is too low. */
function likenessOf(one: Words, other: Words): number {
  const share = (2 * inCommon(one, other)) / Math.max(1, sizeOf(one) + sizeOf(other));
  return share < alike ? 0 : share;
}

function inCommon(one: Words, other: Words): number {
  return [...one].reduce((sum, [word, count]) => sum + Math.min(count, other.get(word) ?? 0), 0);
}

function sizeOf(words: Words): number {
  return [...words.values()].reduce((sum, count) => sum + count, 0);
}
