import { lineStarts, positions, reopen, type SourceFile } from '../../source/source-file.ts';
import { applyEdits, composeTraced, type TextEdit } from '../../source/text-edit.ts';
import type { ClosedFile, Codebase } from '../../values/codebase.ts';
import type { Dependency, FileMigration, Note, Position } from '../diagnostic.ts';

/** Edits made before a file is migrated, by its path. */
export type PriorEdits = ReadonlyMap<string, readonly TextEdit[]>;

const overlays = new WeakMap<Codebase, WeakMap<PriorEdits, Codebase>>();

/** The other files of a code base after some edits; cached by these edits. */
export function codebaseAfter(codebase: Codebase | undefined, priorEdits: PriorEdits): Codebase | undefined {
  if (codebase === undefined || priorEdits.size === 0) return codebase;
  const known = overlays.get(codebase) ?? new WeakMap();
  overlays.set(codebase, known);
  const after = known.get(priorEdits) ?? overlay(codebase, priorEdits);
  known.set(priorEdits, after);
  return after;
}

function overlay(codebase: Codebase, priorEdits: PriorEdits): Codebase {
  // Weak, since very many files may be edited.
  const edited = new Map<string, WeakRef<SourceFile>>();
  const after = (file: SourceFile): SourceFile => {
    const edits = priorEdits.get(file.path);
    if (edits === undefined) return file;
    const known = edited.get(file.path)?.deref();
    if (known !== undefined) return known;
    const opened = reopen(file, applyEdits(file.text, edits));
    if ('failure' in opened) return file;
    edited.set(file.path, new WeakRef(opened));
    return opened;
  };
  const closed = new WeakMap<ClosedFile, ClosedFile>();
  const openedAfter = (one: ClosedFile): ClosedFile => {
    const known = closed.get(one) ?? { ...one, open: () => one.open().map(after) };
    closed.set(one, known);
    return known;
  };
  const { parsed, openTypes, filesWith, filesUsing, withoutImport, importersOf, writing } = codebase;
  const open: Codebase['open'] = (from, specifier) => {
    const file = codebase.open(from, specifier);
    return file && after(file);
  };
  return {
    ...codebase,
    open,
    ...(parsed && {
      parsed: (path, text) => {
        if (!priorEdits.has(path)) return parsed(path, text);
        return parsed(path)
          .flatMap((one) => (one.block === undefined ? after(one) : []))
          .filter((one) => one.text === text);
      },
    }),
    ...(openTypes && {
      openTypes: (from, specifier) => {
        const file = openTypes(from, specifier);
        return file && after(file);
      },
    }),
    ...(withoutImport && { withoutImport: (from, name) => withoutImport(from, name).map(after) }),
    ...(filesWith && { filesWith: (name) => filesWith(name).map(openedAfter) }),
    ...(filesUsing && { filesUsing: (name) => filesUsing(name).map(openedAfter) }),
    ...(writing && { writing: (name) => writing(name).map(openedAfter) }),
    ...(importersOf && { importersOf: (file) => importersOf(file).map(openedAfter) }),
  };
}

/** The result of migrating an edited text, with its positions converted to the text before the edits. */
export function atOrigin(
  migration: FileMigration,
  {
    path,
    before,
    after,
    edits,
    isGrowth,
  }: { path: string; before: string; after: string; edits: readonly TextEdit[]; isGrowth: boolean },
): FileMigration {
  const offsetOf = offsets(after);
  const positionOf = positions(before);
  const origin = (position: Position): Position => positionOf(originOf(offsetOf(position), edits));
  const lineBefore: LineAt = (file, line) => (file === path ? origin({ line, column: 1 }).line : line);
  const dependencyBefore = (one: Dependency): Dependency => {
    const { file, line, column = 1 } = one;
    return file === path && line !== undefined ? { ...one, ...origin({ line, column }) } : one;
  };
  const traced = composeTraced(before, edits, migration.edits);
  const editsHolding = (parts: readonly TextEdit[]): readonly TextEdit[] =>
    traced.filter(({ second }) => second.some((edit) => parts.includes(edit))).map(({ edit }) => edit);
  return {
    ...migration,
    edits: traced.map(({ edit }) => edit),
    growing: traced
      .filter(
        ({ first, second }) =>
          (isGrowth && first.length > 0) || second.some((edit) => migration.growing.includes(edit)),
      )
      .map(({ edit }) => edit),
    callSites: migration.callSites.map((site) => {
      const end = origin({ line: site.endLine, column: site.endColumn });
      const own = {
        edits: editsHolding(site.edits),
        notes: site.notes.map((note) => withLines(note, path, lineBefore)),
        dependsOn: site.dependsOn.map(dependencyBefore),
      };
      return { ...site, ...origin(site), endLine: end.line, endColumn: end.column, ...own };
    }),
    unreported: (migration.unreported ?? []).map((one) => ({ ...one, ...origin(one) })),
    unusedIgnores: migration.unusedIgnores.map(origin),
    mentions: migration.mentions.map((mention) => ({ ...mention, ...origin(mention) })),
    wanted: migration.wanted.map((one) => ({ ...one, ...origin(one) })),
  };
}

/**
 * Returns a function that converts a position in an edited file to one before the edits; `textOf` returns the text
 * before.
 */
export function originIn(
  priorEdits: PriorEdits,
  textOf: (path: string) => string | undefined,
): <P extends Position>(path: string, place: P) => P {
  const known = new Map<string, (place: Position) => Position>();
  return (path, place) => {
    const edits = priorEdits.get(path);
    const before = edits && textOf(path);
    if (edits === undefined || before === undefined) return place;
    if (!known.has(path)) {
      const offsetOf = offsets(applyEdits(before, edits));
      const positionOf = positions(before);
      known.set(path, (at) => positionOf(originOf(offsetOf(at), edits)));
    }
    return { ...place, ...known.get(path)?.(place) };
  };
}

/** Converts a line number of a file to its number before or after some edits. */
export type LineAt = (path: string, line: number) => number;

/** A note with the line numbers in its message converted: `src/api.ts:4` of any file, and `line 4` of its own file. */
export function withLines<N extends Note>(note: N, own: string, lineAt: LineAt): N {
  const message = note.message
    .replaceAll(/(?<![^\s`:])([^\s`:]+):(\d+)\b/g, (_, path, line) => `${path}:${lineAt(path, Number(line))}`)
    .replaceAll(/\bline (\d+)\b/g, (_, line) => `line ${lineAt(own, Number(line))}`);
  return { ...note, message };
}

/** Returns a function that turns lines and columns of a text into offsets. */
export function offsets(text: string): (position: Position) => number {
  const starts = lineStarts(text);
  return ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1;
}

/** The original offset of an offset in the edited text; for one inside new text, where that was inserted. */
export function originOf(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    const at = start + shift;
    if (offset < at) break;
    if (offset < at + text.length) return start;
    shift += text.length - (end - start);
  }
  return offset - shift;
}
