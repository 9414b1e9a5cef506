import { readTextIfAny } from '../files.ts';
import type { ListedFile } from '../listing/list-files.ts';

/** The files in whose text something is written to a member of a name, by that name. */
export type WrittenNames = ReadonlyMap<string, readonly string[]>;

/** `.name =`, `['name'] =`, `.name +=`, `.name++`; what is written to in another way is not seen. */
const write = /(?:\.\s*([\w$]+)|\[\s*['"]([\w$]+)['"]\s*\])\s*(?:[-+*/%&|^?]{0,3}=(?![=>])|\+\+|--)/g;

/** Looks at the text of every searched file once. */
export function writtenNamesIn(listed: readonly ListedFile[]): WrittenNames {
  const files = new Map<string, string[]>();
  for (const { realPath, exclusion } of listed) {
    const text = exclusion === null ? (readTextIfAny(realPath) ?? '') : '';
    const names = new Set([...text.matchAll(write)].map(([, dotted, quoted]) => (dotted ?? quoted) as string));
    for (const name of names) {
      const known = files.get(name);
      if (known === undefined) files.set(name, [realPath]);
      else known.push(realPath);
    }
  }
  return files;
}
