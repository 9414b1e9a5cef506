import type { FileResult, RunResult } from './run-result.ts';
import { withPath } from './unified-diff.ts';

/** A result whose diffs can be applied, and the folder to apply them in, as seen from the working directory. */
interface Applicable {
  readonly result: RunResult;
  readonly folder: string;
}

/**
 * Makes the paths of all diffs relative to the nearest folder that contains the working directory and every changed file:
 * `git apply` and `patch` refuse a path that leads out of the folder they run in.
 */
export function applicableFrom(cwd: string, result: RunResult): Applicable {
  const up = result.files.reduce((most, file) => (file.diff === null ? most : Math.max(most, stepsUp(file.path))), 0);
  if (up === 0) return { result, folder: '.' };
  const names = cwd.split(/[\\/]/).slice(-up);
  const files = result.files.map((file) => placed(file, names));
  return { result: { ...result, files }, folder: names.map(() => '..').join('/') };
}

function placed(file: FileResult, names: readonly string[]): FileResult {
  if (file.diff === null) return file;
  const up = stepsUp(file.path);
  const path = [...names.slice(0, names.length - up), file.path.slice(up * '../'.length)].join('/');
  return { ...file, diff: withPath(file.diff, path) };
}

function stepsUp(path: string): number {
  const parts = path.split('/');
  const down = parts.findIndex((part) => part !== '..');
  return down < 0 ? parts.length : down;
}
