import { dirname, join, relative } from 'node:path';
import picomatch from 'picomatch';
import { kindAt } from '../files.ts';
import { workTreeTop } from '../git.ts';
import { slashed } from '../listing/find-root.ts';
import type { Settings } from '../settings.ts';

/**
 * Finds a file in a folder or in one above it, up to the top of the work tree; without a work tree, only in the folder.
 */
export function findAbove(folder: string, name: string): string | undefined {
  const top = workTreeTop(folder) ?? folder;
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, name);
    if (kindAt(path) !== null) return path;
    if (at === top || at === dirname(at)) return undefined;
  }
}

/** Converts settings whose paths are relative to their file's folder to a folder at or below it. */
export function fromBelow(settings: Settings, own: string, folder: string): Settings {
  if (own === folder) return settings;
  const moved = (path: string): string => slashed(relative(folder, join(own, path))) || '.';
  const inner = slashed(relative(own, folder)).split('/');
  const { paths, ignore, alias, openapi, values } = settings;
  const movedGlob = (glob: string) => [moved(glob), ...behind(glob, inner)];
  const movedValues = [...(values ?? [])].flatMap(([glob, texts]) =>
    movedGlob(glob).map((one) => [one, texts] as const),
  );
  return {
    ...settings,
    ...(paths && { paths: paths.map(moved) }),
    ...(values && { values: new Map(movedValues) }),
    ...(ignore && { ignore: ignore.flatMap(movedGlob) }),
    ...(alias && { alias: Object.fromEntries(Object.entries(alias).map(([name, path]) => [name, moved(path)])) }),
    ...(openapi !== undefined && { openapi: /^https?:/.test(openapi) ? openapi : moved(openapi) }),
  };
}

/** The rest of a glob below the given folders: `gen/**` of `packages/x/gen/**` in `packages/x`. */
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
