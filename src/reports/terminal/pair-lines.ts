interface Line {
  readonly text: string;
}

/** Removed lines, and the added lines that they became. */
export interface Block<T extends Line> {
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/** More comparisons than a reader would wait for. */
const mostComparisons = 10_000;

/** From how much in common on an added line counts as what became of a removed one. */
const alike = 0.4;

/**
 * Splits a run of removed and added lines such that each block begins with a removed line and the added line that is
 * most like it: a reader then sees a change line by line. The lines of each side stay in order.
 */
export function pairLines<T extends Line>(removed: readonly T[], added: readonly T[]): readonly Block<T>[] {
  if (removed.length * added.length > mostComparisons) return [{ removed, added }];
  const starts = [{ i: 0, j: 0 }, ...bestPairs(removed, added).filter(({ i, j }) => i + j > 0)];
  return starts.map(({ i, j }, index) => ({
    removed: removed.slice(i, starts[index + 1]?.i),
    added: added.slice(j, starts[index + 1]?.j),
  }));
}

interface Pair {
  readonly i: number;
  readonly j: number;
}

/** The pairs of lines, each after the one before on both sides, that have the most in common together. */
function bestPairs(removed: readonly Line[], added: readonly Line[]): readonly Pair[] {
  const [before, after] = [removed.map(wordCounts), added.map(wordCounts)];
  // `best[i][j]`: the most that the lines from `i` and `j` on can have in common.
  const best = Array.from({ length: removed.length + 1 }, () => new Float64Array(added.length + 1));
  const likeness = before.map((one) => after.map((other) => likenessOf(one, other)));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const paired = (i: number, j: number): number => (likeness[i]?.[j] ?? 0) + at(i + 1, j + 1);
  for (let i = removed.length - 1; i >= 0; i--) {
    const row = best[i] as Float64Array;
    for (let j = added.length - 1; j >= 0; j--) row[j] = Math.max(at(i + 1, j), at(i, j + 1), paired(i, j));
  }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < removed.length && j < added.length; ) {
    if ((likeness[i]?.[j] ?? 0) > 0 && paired(i, j) === at(i, j)) pairs.push({ i: i++, j: j++ });
    else if (at(i + 1, j) === at(i, j)) i++;
    else j++;
  }
  return pairs;
}

function wordCounts({ text }: Line): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/\w+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Between 0 and 1: the share of words that two lines have in common; 0 if that is too little. */
function likenessOf(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);
  const common = sum([...one].map(([word, count]) => Math.min(count, other.get(word) ?? 0)));
  const share = (2 * common) / Math.max(1, sum(one.values()) + sum(other.values()));
  return share < alike ? 0 : share;
}
