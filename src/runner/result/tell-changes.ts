import type { Position } from '../../migrate/diagnostic.ts';
import { type LineAt, offsets, withLines } from '../../migrate/edits/prior-edits.ts';
import { positions } from '../../source/source-file.ts';
import { applyEdits, type TextEdit } from '../../source/text-edit.ts';
import type { FileScan } from '../scan/scan-file.ts';
import type {
  CallSiteResult,
  Edit,
  FileResult,
  FoundCallSite,
  Hunk,
  MentionResult,
  PlaceResult,
  Range,
} from './run-result.ts';

/** What a run reports about its files; positions are those in the files on disk after the run. */
interface Changes {
  readonly callSites: readonly CallSiteResult[];
  readonly mentions: readonly MentionResult[];
  readonly unusedIgnores: readonly PlaceResult[];
  readonly files: readonly FileResult[];
}

/** Converts the scans of a run to parts of its result, with the edits and the new position of each call site. */
export function tellChanges(scans: readonly FileScan[], written: boolean): Changes {
  const all = new Map(scans.map((scan) => [scan.file.path, changeOf(scan)]));
  const onDisk = <P extends Position>(path: string, place: P): P =>
    written ? { ...place, ...all.get(path)?.placeAfter(place) } : place;
  const lineOnDisk: LineAt = (path, line) => onDisk(path, { line, column: 1 }).line;
  const tell = (site: FoundCallSite, change: FileChange): CallSiteResult => {
    const { edits, line, column, endLine, endColumn, missing: _, ...reported } = site;
    const before = { line, column, endLine, endColumn };
    const after = change.rangeAfter(before);
    return {
      ...reported,
      ...(written ? after : before),
      notes: written ? reported.notes.map((note) => withLines(note, site.file, lineOnDisk)) : reported.notes,
      before,
      after,
      edits: edits.map(change.edit),
      hunks: change.hunksOf(edits),
      dependsOn: reported.dependsOn.map((one) => {
        const { line, column = 1 } = one;
        return line === undefined ? one : { ...one, ...onDisk(one.file, { line, column }) };
      }),
      isKnown: false,
    };
  };
  const place = (file: string, { line, column }: Position) => ({ file, ...onDisk(file, { line, column }) });
  return {
    callSites: scans.flatMap((scan) => scan.callSites.map((site) => tell(site, all.get(scan.file.path) as FileChange))),
    mentions: scans.flatMap(({ mentions }) => mentions.map((one) => onDisk(one.file, one))),
    unusedIgnores: scans.flatMap(({ file, unusedIgnores }) => unusedIgnores.map((one) => place(file.path, one))),
    files: scans.map((scan) => ({ ...scan.file, edits: (all.get(scan.file.path) as FileChange).fileEdits })),
  };
}

/** How a file changes, and the new positions in it. */
interface FileChange {
  readonly fileEdits: FileResult['edits'];
  edit(edit: TextEdit): Edit;
  hunksOf(edits: readonly TextEdit[]): readonly number[];
  placeAfter(place: Position): Position;
  rangeAfter(range: Range): Range;
}

const unchanged: FileChange = {
  fileEdits: [],
  edit: ({ start, end, text }) => ({ start, end, before: '', after: text }),
  hunksOf: () => [],
  placeAfter: ({ line, column }) => ({ line, column }),
  rangeAfter: (range) => range,
};

function changeOf({ change, file, callSites, edits, growing }: FileScan): FileChange {
  if (change === null || change.before === null) return unchanged;
  const { before, after } = change;
  if (applyEdits(before, edits) !== after)
    throw new Error(`this is a bug: the edits of ${file.path} are not its change`);
  const offsetOf = offsets(before);
  const positionBefore = positions(before);
  const positionAfter = positions(after);
  const edit = ({ start, end, text }: TextEdit): Edit => ({
    start,
    end,
    before: before.slice(start, end),
    after: text,
  });
  const rangeOf = ({ start, end }: TextEdit): Range => rangeFrom(positionBefore(start), positionBefore(end));
  const placeAfter = (place: Position): Position => positionAfter(newOffset(offsetOf(place), edits, 'start'));
  return {
    fileEdits: edits.map((one) => ({
      ...edit(one),
      range: rangeOf(one),
      callSites: callSites.filter((site) => site.edits.includes(one)).map(({ fingerprint }) => fingerprint),
      isGrowth: growing.includes(one),
    })),
    edit,
    hunksOf: (some) => indicesWhere(file.hunks, (hunk) => some.some((one) => touches(hunk, rangeOf(one)))),
    placeAfter,
    rangeAfter: (range) => {
      const end = offsetOf({ line: range.endLine, column: range.endColumn });
      return rangeFrom(placeAfter(range), positionAfter(newOffset(end, edits, 'end')));
    },
  };
}

export function rangeFrom(start: Position, end: Position): Range {
  return { ...start, endLine: end.line, endColumn: end.column };
}

/** The new position of an offset in the old text. In replaced text, that is the start or the end of the new text. */
function newOffset(offset: number, edits: readonly TextEdit[], side: 'start' | 'end'): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    if (start < offset && offset < end) return start + shift + (side === 'end' ? text.length : 0);
    if (end > offset) break;
    // Text inserted before a call is not part of it; text inserted after it is.
    shift += text.length - (end - start);
  }
  return offset + shift;
}

function touches({ oldStart, oldLines }: Hunk, { line, endLine }: Range): boolean {
  return line < oldStart + Math.max(oldLines, 1) && endLine >= oldStart;
}

function indicesWhere<T>(items: readonly T[], test: (item: T) => boolean): readonly number[] {
  return items.flatMap((item, index) => (test(item) ? [index] : []));
}
