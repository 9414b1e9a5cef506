import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTextIfAny } from '../files.ts';

/**
 * The version of this package, from the nearest `package.json` above this file, which is one folder deeper once built.
 */
export const toolVersion: string = versionAbove(dirname(fileURLToPath(import.meta.url)));

function versionAbove(folder: string): string {
  const text = readTextIfAny(join(folder, 'package.json'));
  if (text !== null) return String((JSON.parse(text) as { version?: unknown }).version);
  if (dirname(folder) === folder) throw new Error('this is a bug: the package has no package.json');
  return versionAbove(dirname(folder));
}
