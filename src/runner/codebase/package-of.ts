import { dirname, join, relative } from 'node:path';
import type { OwnPackage } from '../../migrate/service/identity.ts';
import { isWithin, readTextIfAny } from '../files.ts';

/** The files that may describe a package. */
const manifests = ['package.json', 'deno.json', 'manifest.json'];

/**
 * Finds the package that a file belongs to, by its path relative to `cwd`: the nearest folder with a manifest. The
 * last one looked at is `cwd`, or a folder around it.
 */
export function packagesAround(cwd: string): (path: string) => OwnPackage {
  const known = new Map<string, OwnPackage>();
  const packageIn = (folder: string): OwnPackage => {
    const isOuter = isWithin(folder, cwd);
    const found = known.get(folder) ?? read(folder) ?? (isOuter ? nameless : packageIn(dirname(folder)));
    known.set(folder, found);
    return found;
  };
  const read = (folder: string): OwnPackage | undefined => {
    const texts = manifests.flatMap((name) => readTextIfAny(join(folder, name)) ?? []);
    return texts.length === 0
      ? undefined
      : { folder: relative(cwd, folder), manifest: texts.join('\n'), about: texts.map(aboutIn).join('\n') };
  };
  return (path) => packageIn(dirname(join(cwd, path)));
}

const nameless: OwnPackage = { folder: '', manifest: '', about: '' };

/** Names, descriptions and keywords; the dependencies of a package say less about it. */
function aboutIn(manifest: string): string {
  return [...manifest.matchAll(/"(?:name|description|homepage)"\s*:\s*"[^"]*"|"keywords"\s*:\s*\[[^\]]*\]/g)].join(
    '\n',
  );
}
