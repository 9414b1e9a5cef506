/** Replaces the text from `start` to `end` (UTF-16 offsets in the original text, end exclusive) by `text`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Whether two edits claim a common character, or insert at the same place. */
function collide(a: TextEdit, b: TextEdit): boolean {
  if (a.start === b.start && (a.start === a.end || b.start === b.end)) return a.start === a.end && b.start === b.end;
  return a.start < b.end && b.start < a.end;
}

function same(a: TextEdit, b: TextEdit): boolean {
  return a.start === b.start && a.end === b.end && a.text === b.text;
}

/** The union of two lists of edits, identical ones once; undefined if two different edits collide. */
export function mergeEdits(first: readonly TextEdit[], second: readonly TextEdit[]): TextEdit[] | undefined {
  const merged = [...first];
  for (const edit of second) {
    if (merged.some((other) => same(other, edit))) continue;
    if (merged.some((other) => collide(other, edit))) return undefined;
    merged.push(edit);
  }
  return merged.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Applies edits that are in order and do not collide (see `mergeEdits`). All other bytes stay as they are. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let output = '';
  let at = 0;
  for (const edit of edits) {
    output += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return output + text.slice(at);
}

/** A stretch of the text between two lists of edits: what the first put there, or what the second replaces. */
interface Span {
  readonly start: number;
  readonly end: number;
  /** By how much the first edits changed the length of the text here. */
  readonly grown: number;
  readonly earlier?: TextEdit | undefined;
  readonly later?: TextEdit;
}

/**
 * Edits of a text, and then edits of what they made of it, as edits of the text itself. Each list is in order, and its
 * edits do not collide.
 */
export function composeEdits(text: string, first: readonly TextEdit[], second: readonly TextEdit[]): TextEdit[] {
  return composeTraced(text, first, second).map(({ edit }) => edit);
}

/** An edit of the original text, and the edits that it was composed of. */
export interface TracedEdit {
  readonly edit: TextEdit;
  readonly first: readonly TextEdit[];
  readonly second: readonly TextEdit[];
}

/** As `composeEdits`, and says what each edit was composed of. */
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
    const within = group.flatMap(({ later }) => later ?? []).sort((a, b) => a.start - b.start || a.end - b.end);
    const edits = within.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    return {
      edit: { start: start - before, end: end - shift, text: applyEdits(between.slice(start, end), edits) },
      first: group.flatMap(({ earlier }) => earlier ?? []),
      second: group.flatMap(({ later }) => later ?? []),
    };
  });
}

/** Where edits put their text, in the edited text. */
export function insertedSpans(edits: readonly TextEdit[]): Span[] {
  let shift = 0;
  return edits.map(({ start, end, text }) => {
    const at = start + shift;
    const grown = text.length - (end - start);
    shift += grown;
    return { start: at, end: at + text.length, grown };
  });
}

/** Those of some edits that hold what other edits became when they were laid out or joined. */
export function editsHolding(edits: readonly TextEdit[], parts: readonly TextEdit[]): readonly TextEdit[] {
  const holders = parts.map(
    (part) =>
      edits.find((edit) => same(edit, part)) ?? edits.find(({ start, end }) => start <= part.start && part.end <= end),
  );
  return edits.filter((edit) => holders.includes(edit));
}

/** Spans that touch each other, together. */
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

/** Where an offset of the original text, outside every edit, stands in the edited text. Insertions at the offset move it. */
export function mapOffset(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const edit of edits) {
    if (edit.end > offset) break;
    shift += edit.text.length - (edit.end - edit.start);
  }
  return offset + shift;
}
