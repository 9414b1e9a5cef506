import { dirname, join, relative } from 'node:path';
import picomatch from 'picomatch';
import { kindAt } from '../files.ts';
import { workTreeTop } from '../git.ts';
import { slashed } from '../listing/find-root.ts';
import type { Settings } from '../settings.ts';

/** Finds a file in a folder or in those above it, up to the top of the work tree; outside of one, in the folder only. */
export function findAbove(folder: string, name: string): string | undefined {
  const top = workTreeTop(folder) ?? folder;
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, name);
    if (kindAt(path) !== null) return path;
    if (at === top || at === dirname(at)) return undefined;
  }
}

/** Settings whose paths are relative to the folder of their file, as settings of a folder at or below it. */
export function fromBelow(settings: Settings, own: string, folder: string): Settings {
  if (own === folder) return settings;
  const moved = (path: string): string => slashed(relative(folder, join(own, path))) || '.';
  const inner = slashed(relative(own, folder)).split('/');
  const { paths, ignore, alias, openapi } = settings;
  return {
    ...settings,
    ...(paths && { paths: paths.map(moved) }),
    ...(ignore && { ignore: ignore.flatMap((glob) => [moved(glob), ...behind(glob, inner)]) }),
    ...(alias && { alias: Object.fromEntries(Object.entries(alias).map(([name, path]) => [name, moved(path)])) }),
    ...(openapi !== undefined && { openapi: /^https?:/.test(openapi) ? openapi : moved(openapi) }),
  };
}

/** What is left of a glob behind the folders that lead down: `gen/**` of `packages/x/gen/**` in `packages/x`. */
function behind(glob: string, folders: readonly string[]): readonly string[] {
  const parts = glob.replace(/^\.\//, '').split('/');
  for (const [index, folder] of folders.entries()) {
    const part = parts[index];
    if (part === '**') return [parts.slice(index).join('/')];
    if (part === undefined || !picomatch.isMatch(folder, part)) return [];
  }
  const rest = parts.slice(folders.length).join('/');
  return [rest === '' ? '**' : rest];
}
