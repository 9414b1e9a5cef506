import type { NeededModule, WrittenModule } from '../../migrate/diagnostic.ts';
import type { FoundCallSite } from '../result/run-result.ts';
import { protection } from '../writing/write-file.ts';
import type { FileScan } from './scan-file.ts';

/** The scan of a file that can't be written says so from the start: no function gains parameters for its call sites. */
export function unlessProtected(realPath: string, scan: FileScan): FileScan {
  if (scan.change === null && scan.wanted.length === 0) return scan;
  const reason = protection(realPath);
  if (reason === null) return scan;
  return scan.change === null ? { ...scan, wanted: [] } : notWritten(scan, reason);
}

/** A file whose change is not written: its edits are left to a person. */
export function notWritten(scan: FileScan, reason: string): FileScan {
  return {
    ...scan,
    file: { ...scan.file, outcome: 'failed', reason, diff: null, hunks: [] },
    edits: [],
    growing: [],
    callSites: scan.callSites.map((callSite) => leftForReason(callSite, reason)),
    wanted: [],
    change: null,
    module: null,
  };
}

function leftForReason(callSite: FoundCallSite, reason: string): FoundCallSite {
  if (callSite.outcome !== 'migrated' && callSite.outcome !== 'review') return callSite;
  const note = { code: 'not-written', message: `the file is not written: ${reason}` };
  return { ...callSite, outcome: 'manual', notes: [...callSite.notes, note], edits: [], dependsOn: [] };
}

/**
 * Holds back every file that needs another one that is not written, and in turn those that need it. `reasonAt` tells
 * why a module can't be created, if so.
 */
export function holdBack(
  scans: readonly FileScan[],
  reasonAt: (module: WrittenModule) => string | null,
): readonly FileScan[] {
  const missing = new Map(modulesOf(scans).flatMap((module) => pairOf(module.path, reasonAt(module))));
  for (const { file } of scans) {
    if (file.outcome === 'failed') missing.set(file.path, `is not written: ${file.reason}`);
  }
  let held = scans;
  for (let size = -1; size < missing.size; ) {
    size = missing.size;
    held = held.map((scan) => {
      const need = scan.change && needsOf(scan).find((path) => missing.has(path));
      if (!need) return scan;
      const reason = `\`${need}\`, which it needs, ${missing.get(need)}`;
      missing.set(scan.file.path, `is not written: ${reason}`);
      return notWritten(scan, reason);
    });
  }
  return held;
}

function pairOf(path: string, reason: string | null): readonly (readonly [string, string])[] {
  return reason === null ? [] : [[path, reason]];
}

function needsOf({ needs, module }: FileScan): readonly string[] {
  return module === null ? needs : [module.path, ...needs];
}

/**
 * The modules that changed files import and that do not exist or lack names yet, each once; the first file decides its
 * style.
 */
export function modulesOf(scans: readonly FileScan[]): readonly WrittenModule[] {
  const modules = new Map<string, NeededModule>();
  for (const { module } of scans) {
    const known = module && modules.get(module.path);
    if (module) modules.set(module.path, { ...module, ...known, names: [...(known?.names ?? []), ...module.names] });
  }
  return [...modules.values()].map(({ path, before, names, textWith }) => ({
    path,
    before,
    text: textWith([...new Set(names)].sort()),
  }));
}

/** The test doubles of a file need the calls that they stand in for. */
export function withDoubleNeeds(scans: readonly FileScan[]): readonly FileScan[] {
  const sites = scans.flatMap(({ callSites }) => callSites);
  return scans.map((scan) => {
    const doubled = new Set(scan.callSites.flatMap(({ kind, operation }) => (kind === 'mock' ? operation : [])));
    if (scan.change === null || doubled.size === 0) return scan;
    const calls = sites.filter((one) => one.kind === 'request' && doubled.has(one.operation));
    const files = new Set([...scan.needs, ...calls.map(({ file }) => file)]);
    files.delete(scan.file.path);
    return { ...scan, needs: [...files] };
  });
}

/** Files in the order of writing: a file comes after those that it needs. */
export function inOrderOfNeed(scans: readonly FileScan[]): readonly FileScan[] {
  const byPath = new Map(scans.map((scan) => [scan.file.path, scan]));
  const ordered = new Set<FileScan>();
  const entered = new Set<FileScan>();
  const enter = (scan: FileScan): void => {
    if (entered.has(scan)) return;
    entered.add(scan);
    for (const path of scan.needs) {
      const needed = byPath.get(path);
      if (needed !== undefined) enter(needed);
    }
    ordered.add(scan);
  };
  for (const scan of scans) enter(scan);
  return [...ordered];
}
