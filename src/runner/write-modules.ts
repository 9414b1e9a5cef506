import { join } from 'node:path';
import type { WrittenModule } from '../rewrite/diagnostic.ts';
import type { FileResult } from './run-result.ts';
import type { FileScan } from './scan-file.ts';
import { createdDiff } from './unified-diff.ts';
import { createFile } from './write-file.ts';
import { notWritten } from './write-scan.ts';

/** The modules that the new texts of files import and that are not there yet, each once: the first file decides its style. */
export function modulesOf(scans: readonly FileScan[]): readonly WrittenModule[] {
  const modules = new Map<string, WrittenModule>();
  for (const { module } of scans) if (module && !modules.has(module.path)) modules.set(module.path, module);
  return [...modules.values()];
}

/** Writes modules. Where one cannot be written, the files that import it are left as they are. */
export function writeModules(cwd: string, scans: readonly FileScan[]): readonly FileScan[] {
  const reasons = new Map(modulesOf(scans).map(({ path, text }) => [path, createFile(join(cwd, path), text)]));
  return scans.map((scan) => {
    const reason = scan.module && reasons.get(scan.module.path);
    return scan.module && reason ? notWritten(scan, `\`${scan.module.path}\`, which it needs, ${reason}`) : scan;
  });
}

/** A module as an entry of the result. */
export function createdFile({ path, text }: WrittenModule): FileResult {
  return { path, outcome: 'created', reason: null, edits: [], ...createdDiff(path, text) };
}
