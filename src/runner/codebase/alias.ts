import { join } from 'node:path';

/** A name that specifiers start with, and the file or folder it stands for; the empty name is that of any specifier. */
export interface Alias {
  readonly name: string;
  /** Absolute. */
  readonly path: string;
}

/** Takes an alias as tools write one: `@`, `@/` and `@/*` are the same, and so are the ends of its path. */
export function aliasOf(name: string, path: string): Alias {
  return { name: name.replace(/\/\*?$|^\*$/, ''), path: path.replace(/(?<=.)\/\*?$/, '') };
}

/** Where an alias leads for a specifier; undefined if the specifier is not under its name. `x$` is the name of `x` alone. */
export function pathBehind({ name, path }: Alias, specifier: string): string | undefined {
  if (name === '') return join(path, specifier);
  if (specifier === name.replace(/\$$/, '')) return path;
  return specifier.startsWith(`${name}/`) ? join(path, specifier.slice(name.length + 1)) : undefined;
}
