import { relative, sep } from 'node:path';
import { originOf } from '../../migrate/edits/prior-edits.ts';
import type { Refused } from '../../migrate/migrate-file.ts';
import { refuse } from '../../requests/call-site.ts';
import { positions } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Survey } from '../codebase/survey.ts';
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
  return relative(cwd, path).split(sep).join('/');
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

/** Where an error is in the text as it stands, or the file alone if that is new. */
function placeOf({ path, offset }: AddedError, { scans, cwd }: Planned): string {
  const scan = scans.find(({ change }) => change?.realPath === path);
  const before = scan?.change?.before;
  if (scan === undefined || before == null) return `\`${pathIn(cwd, path)}\``;
  return `\`${scan.file.path}:${positions(before)(originOf(offset, scan.edits)).line}\``;
}

/** The edited call sites with an edit on the line of an error. */
function onLineOf({ path, offset }: AddedError, { scans }: Planned): readonly FoundCallSite[] {
  const scan = scans.find(({ change }) => change?.realPath === path);
  const near = scan && nearestEdit(offset, scan.edits);
  if (!scan?.change || near === undefined) return [];
  const { edit, start, end } = near;
  const between = scan.change.after.slice(Math.min(end, offset), Math.max(start, offset));
  return between.includes('\n') ? [] : needing(scan, edit, scans);
}

/**
 * The edited call sites that may be the cause of an error, the likeliest first: those with the nearest edit, those that
 * change what the file of the error imports, and all.
 */
function suspectsOf(
  { path, offset }: AddedError,
  { scans, imports, cwd }: Planned,
): readonly (readonly FoundCallSite[])[] {
  const scan = scans.find(({ change }) => change?.realPath === path);
  const near = scan && nearestEdit(offset, scan.edits);
  const reached = new Set([pathIn(cwd, path)]);
  // The set grows during the loop.
  for (const one of reached) for (const next of imports.get(one) ?? []) reached.add(next);
  const edited = scans.flatMap(({ callSites }) =>
    callSites.filter(({ edits, dependsOn }) => edits.length + dependsOn.length > 0),
  );
  return [
    scan && near ? needing(scan, near.edit, scans) : [],
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
