import { relative } from 'node:path';
import { originOf } from '../../migrate/edits/prior-edits.ts';
import type { Refused } from '../../migrate/migrate-file.ts';
import { refuse } from '../../requests/call-site.ts';
import { positions } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Survey } from '../codebase/survey.ts';
import { slashed } from '../listing/find-root.ts';
import type { FoundCallSite } from '../result/run-result.ts';
import { modulesOf } from '../scan/hold-back.ts';
import type { Left, ScanAll } from '../scan/scan-all.ts';
import type { FileScan } from '../scan/scan-file.ts';
import { joined } from '../scan/until-tried.ts';
import { moduleChange } from '../writing/write-file.ts';
import type { Compiler } from './compiler.ts';
import { type AddedError, type ChangedText, nearestEdit, typeChecker } from './type-errors.ts';

/** What compiling the changes of a run needs. */
interface Checking extends Pick<Survey, 'imports'> {
  readonly compiler: Compiler;
  /** The working directory, with every symbolic link resolved. */
  readonly cwd: string;
  readonly onWarning: ((warning: string) => void) | undefined;
}

/** The changes of a run, and where its files are. */
interface Planned extends Pick<Checking, 'imports' | 'cwd'> {
  readonly scans: readonly FileScan[];
}

/** Scans every file again without the call sites whose change adds a type error, until none does. */
export function untilCompiled(scanAll: ScanAll, { compiler, cwd, imports, onWarning }: Checking): ScanAll {
  const check = typeChecker(compiler);
  const told = new Set<string>();
  const warn = (path: string, why: string): void => {
    if (!isTyped(path) || told.has(path)) return;
    told.add(path);
    onWarning?.(`${path} is changed but not compiled: ${why}`);
  };
  return async (profile, each, first) => {
    const compiled = async (left: Left) => {
      const scanned = await scanAll(profile, each, left);
      const planned: Planned = { scans: scanned.scans, imports, cwd };
      return { left, scanned, planned, ...check(changesOf(planned)) };
    };
    let now = await compiled(first);
    const without = (error: AddedError, sites: readonly FoundCallSite[], { refused, ...others }: Left): Left => ({
      ...others,
      refused: joined(refused, refusedFor(error, sites, now.planned)),
    });
    while (now.errors[0] !== undefined) {
      const sure = now.errors.map((error) => [error, onLineOf(error, now.planned)] as const);
      if (sure.some(([, sites]) => sites.length > 0)) {
        now = await compiled(sure.reduce((left, [error, sites]) => without(error, sites, left), now.left));
        continue;
      }
      // The cause of an error elsewhere is what it goes away with.
      const [error] = now.errors;
      const suspects = suspectsOf(error, now.planned).filter((sites) => sites.length > 0);
      if (suspects.length === 0) break;
      let next = now;
      for (const sites of suspects) {
        next = await compiled(without(error, sites, now.left));
        if (!next.errors.some(({ path, message }) => path === error.path && message === error.message)) break;
      }
      now = next;
    }
    for (const { path, why } of now.unchecked) warn(pathIn(cwd, path), why);
    return now.scanned;
  };
}

function isTyped(path: string): boolean {
  return /\.([cm]?tsx?|vue|svelte|astro)$/.test(path);
}

function pathIn(cwd: string, path: string): string {
  return slashed(relative(cwd, path));
}

function changesOf({ scans, cwd }: Planned): readonly ChangedText[] {
  const changes = [
    ...scans.flatMap(({ change }) => change ?? []),
    ...modulesOf(scans).map((one) => moduleChange(cwd, one)),
  ];
  return changes.map(({ realPath, before, after }) => ({ path: realPath, before, after }));
}

/** The call sites to leave for an error, with the reason. */
function refusedFor(
  error: AddedError,
  sites: readonly FoundCallSite[],
  planned: Planned,
): ReadonlyMap<string, readonly Refused[]> {
  const why = refuse(
    'type-error',
    `with this change, TypeScript reports at ${placeOf(error, planned)}: ${error.message}`,
  );
  const all = new Map<string, Refused[]>();
  for (const { file, line, column } of sites) all.set(file, [...(all.get(file) ?? []), { line, column, why }]);
  return all;
}

/** A changed file in which there is an error, and the edit that is nearest to it. */
function changedAt({ path, offset }: AddedError, { scans }: Planned) {
  const scan = scans.find(({ change }) => change?.realPath === path);
  const near = scan && nearestEdit(offset, scan.edits);
  return scan?.change && near ? { scan, change: scan.change, near } : undefined;
}

/** Where an error is in the text as it stands, or the file alone if that is new. */
function placeOf(error: AddedError, planned: Planned): string {
  const at = changedAt(error, planned);
  if (at === undefined || at.change.before === null) return `\`${pathIn(planned.cwd, error.path)}\``;
  const { file, edits } = at.scan;
  return `\`${file.path}:${positions(at.change.before)(originOf(error.offset, edits)).line}\``;
}

/** The edited call sites with an edit on the line of an error. */
function onLineOf(error: AddedError, planned: Planned): readonly FoundCallSite[] {
  const at = changedAt(error, planned);
  if (at === undefined) return [];
  const { edit, start, end } = at.near;
  const between = at.change.after.slice(Math.min(end, error.offset), Math.max(start, error.offset));
  return between.includes('\n') ? [] : needing(at.scan, edit, planned.scans);
}

/**
 * The edited call sites that may be the cause of an error, the likeliest first: those with the nearest edit, those that
 * change what the file of the error imports, and all.
 */
function suspectsOf(error: AddedError, planned: Planned): readonly (readonly FoundCallSite[])[] {
  const { scans, imports, cwd } = planned;
  const at = changedAt(error, planned);
  const reached = new Set([pathIn(cwd, error.path)]);
  // The set grows during the loop.
  for (const one of reached) for (const next of imports.get(one) ?? []) reached.add(next);
  const edited = scans.flatMap(({ callSites }) =>
    callSites.filter(({ edits, dependsOn }) => edits.length + dependsOn.length > 0),
  );
  return [
    at === undefined ? [] : needing(at.scan, at.near.edit, scans),
    edited.filter(({ dependsOn }) => dependsOn.some(({ file }) => reached.has(file))),
    edited.filter(({ file }) => reached.has(file)),
    edited,
  ];
}

/** The call sites that need an edit: their own, or that of the function nearest to it, which they depend on. */
function needing({ file: { path }, callSites, change }: FileScan, edit: TextEdit, scans: readonly FileScan[]) {
  const own = callSites.filter(({ edits }) => edits.includes(edit));
  if (own.length > 0) return own;
  const { line } = positions(change?.before ?? '')(edit.start);
  const all = scans.flatMap(({ callSites }) =>
    callSites.flatMap((site) => {
      const lines = site.dependsOn.flatMap((one) => (one.file === path ? [one.line ?? 1] : []));
      return lines.map((one) => ({ site, distance: Math.abs(one - line) }));
    }),
  );
  const least = Math.min(...all.map(({ distance }) => distance));
  return [...new Set(all.filter(({ distance }) => distance === least).map(({ site }) => site))];
}
