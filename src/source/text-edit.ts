/** Replaces the text from `start` to `end` (UTF-16 offsets in the original text, end exclusive) with `text`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether the code does the same as before as long as there is no body: `request.end()` and `request.end(undefined)`. */
  readonly isAlways?: boolean;
}

/** Whether two edits overlap, or insert at the same place. */
function collide(a: TextEdit, b: TextEdit): boolean {
  if (a.start === b.start && (a.start === a.end || b.start === b.end)) return a.start === a.end && b.start === b.end;
  return a.start < b.end && b.start < a.end;
}

function same(a: TextEdit, b: TextEdit): boolean {
  return a.start === b.start && a.end === b.end && a.text === b.text;
}

/** Whether one of two insertions at a position goes on with the expression that ends there, `.set(…)`, and the other follows it: `, body`. */
function follow(a: TextEdit, b: TextEdit): boolean {
  const isAtOnePlace = a.start === a.end && b.start === b.end && a.start === b.start;
  const goesOn = ({ text }: TextEdit) => text.startsWith('.') && !text.startsWith('..');
  return isAtOnePlace && ((goesOn(a) && b.text.startsWith(',')) || (goesOn(b) && a.text.startsWith(',')));
}

/**
 * Merges two lists of edits, keeping identical ones once; undefined if two different edits collide. Of two insertions at one position, that
 * which goes on with an expression is first.
 */
export function mergeEdits(first: readonly TextEdit[], second: readonly TextEdit[]): TextEdit[] | undefined {
  const merged = [...first];
  for (const edit of second) {
    if (merged.some((other) => same(other, edit))) continue;
    if (merged.some((other) => collide(other, edit) && !follow(other, edit))) return undefined;
    merged.push(edit);
  }
  const isBehind = (edit: TextEdit) => Number(edit.text.startsWith(','));
  return merged.sort((a, b) => a.start - b.start || a.end - b.end || isBehind(a) - isBehind(b));
}

/** Applies edits that are sorted and do not collide (see `mergeEdits`). Everything else stays byte for byte. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let output = '';
  let at = 0;
  for (const edit of edits) {
    output += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return output + text.slice(at);
}

/** The text of a range, with those of some edits that are inside it. */
export function editedRange(text: string, start: number, end: number, edits: readonly TextEdit[]): string {
  const inside = edits
    .filter((edit) => edit.start >= start && edit.end <= end)
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  return applyEdits(text.slice(start, end), inside);
}

/** A range of the text between two lists of edits: what the first inserted, or what the second replaces. */
interface Span {
  readonly start: number;
  readonly end: number;
  /** How much longer the first edits made the text here. */
  readonly grown: number;
  readonly earlier?: TextEdit | undefined;
  readonly later?: TextEdit;
}

/**
 * Combines edits of a text with edits of the result into edits of the original text. Each list is sorted and free of
 * collisions.
 */
export function composeEdits(text: string, first: readonly TextEdit[], second: readonly TextEdit[]): TextEdit[] {
  return composeTraced(text, first, second).map(({ edit }) => edit);
}

/** An edit of the original text, and the edits that it combines. */
export interface TracedEdit {
  readonly edit: TextEdit;
  readonly first: readonly TextEdit[];
  readonly second: readonly TextEdit[];
}

/** Like `composeEdits`, and also returns the edits that each result combines. */
export function composeTraced(text: string, first: readonly TextEdit[], second: readonly TextEdit[]): TracedEdit[] {
  const between = applyEdits(text, first);
  const inserted = insertedSpans(first).map((span, index) => ({ ...span, earlier: first[index] }));
  const spans: Span[] = [...inserted, ...second.map((later) => ({ ...later, grown: 0, later }))];
  let shift = 0;
  return groupsOf(spans).map((group) => {
    const start = Math.min(...group.map((span) => span.start));
    const end = Math.max(...group.map((span) => span.end));
    const before = shift;
    shift += group.reduce((sum, { grown }) => sum + grown, 0);
    const later = group.flatMap((span) => span.later ?? []);
    return {
      edit: { start: start - before, end: end - shift, text: editedRange(between, start, end, later) },
      first: group.flatMap(({ earlier }) => earlier ?? []),
      second: later,
    };
  });
}

/** The ranges in the edited text that edits inserted. */
export function insertedSpans(edits: readonly TextEdit[]): Span[] {
  let shift = 0;
  return edits.map(({ start, end, text }) => {
    const at = start + shift;
    const grown = text.length - (end - start);
    shift += grown;
    return { start: at, end: at + text.length, grown };
  });
}

/** The edits that contain other edits after those were formatted or combined. */
export function editsHolding(edits: readonly TextEdit[], parts: readonly TextEdit[]): readonly TextEdit[] {
  const holders = parts.map(
    (part) =>
      edits.find((edit) => same(edit, part)) ?? edits.find(({ start, end }) => start <= part.start && part.end <= end),
  );
  return edits.filter((edit) => holders.includes(edit));
}

/** Groups spans that touch each other. */
function groupsOf(spans: readonly Span[]): readonly Span[][] {
  const groups: Span[][] = [];
  let reached = -1;
  for (const span of [...spans].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (span.start > reached) groups.push([]);
    groups.at(-1)?.push(span);
    reached = Math.max(reached, span.end);
  }
  return groups;
}

/**
 * The offset in the edited text of an offset in the original text that is outside every edit. Insertions at the offset
 * move it.
 */
export function mapOffset(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const edit of edits) {
    if (edit.end > offset) break;
    shift += edit.text.length - (edit.end - edit.start);
  }
  return offset + shift;
}
