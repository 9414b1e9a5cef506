import { join } from 'node:path';

/** A prefix of specifiers, and the file or folder it means; the empty prefix matches any specifier. */
export interface Alias {
  readonly name: string;
  /** Absolute. */
  readonly path: string;
}

/** Reads an alias as tools write it: `@`, `@/` and `@/*` mean the same, and so do the ends of its path. */
export function aliasOf(name: string, path: string): Alias {
  return { name: name.replace(/\/\*?$|^\*$/, ''), path: path.replace(/(?<=.)\/\*?$/, '') };
}

/** The path that an alias gives a specifier; undefined if it does not match. `x$` matches `x` alone. */
export function pathBehind({ name, path }: Alias, specifier: string): string | undefined {
  if (name === '') return join(path, specifier);
  if (specifier === name.replace(/\$$/, '')) return path;
  return specifier.startsWith(`${name}/`) ? join(path, specifier.slice(name.length + 1)) : undefined;
}
