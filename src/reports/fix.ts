import type { CallSiteResult, FileEdit, FileResult, RunResult } from '../runner/result/run-result.ts';

/** The edits of one file that a fix makes. */
interface FixedFile {
  readonly file: FileResult;
  readonly edits: readonly FileEdit[];
}

/**
 * Everything that must change together with a call site: its edits, the functions that they need, and call sites that
 * share an edit with any of these. Undefined if nothing changes, or if a new file is needed, which a list of edits
 * can't create.
 */
export function fixOf(site: CallSiteResult, { callSites, files }: RunResult): readonly FixedFile[] | undefined {
  if (site.edits.length === 0) return undefined;
  const needed = new Set<CallSiteResult>([site]);
  const growing = new Set<string>();
  const chosen = new Map<FileResult, Set<FileEdit>>();
  for (const one of needed) {
    for (const { kind, file } of one.dependsOn) {
      if (kind === 'function') growing.add(file);
      else if (files.some(({ path, outcome }) => path === file && outcome === 'created')) return undefined;
    }
    for (const file of files) {
      const own = file.edits.filter(
        (edit) =>
          (edit.isGrowth && growing.has(file.path)) ||
          (file.path === one.file && edit.callSites.includes(one.fingerprint)),
      );
      if (own.length === 0) continue;
      const known = chosen.get(file) ?? new Set();
      for (const edit of own) known.add(edit);
      chosen.set(file, known);
      const sharing = new Set(own.flatMap((edit) => edit.callSites));
      // The set grows during the loop.
      for (const other of callSites) if (other.file === file.path && sharing.has(other.fingerprint)) needed.add(other);
    }
  }
  return [...chosen].map(([file, edits]) => ({ file, edits: file.edits.filter((edit) => edits.has(edit)) }));
}
