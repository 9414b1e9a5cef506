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

/** The union of two lists of edits, identical ones once; undefined where two different edits collide. */
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

/** Where an offset of the original text, outside every edit, stands in the edited text. Insertions at the offset move it. */
export function mapOffset(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const edit of edits) {
    if (edit.end > offset) break;
    shift += edit.text.length - (edit.end - edit.start);
  }
  return offset + shift;
}
