import { extname, join, relative } from 'node:path';
import { openSource, type SourceFile } from '../source/source-file.ts';
import type { Codebase } from '../url/evaluate.ts';
import { slashed } from './find-root.ts';
import { readSource } from './read-source.ts';
import type { Resolve } from './resolve-import.ts';

/** The files under a working directory, read and parsed when an import asks for them; `resolve` tells where it leads. */
export function openCodebase(cwd: string, resolve: Resolve): Codebase {
  const files = new Map<string, SourceFile | undefined>();
  return {
    open(from, specifier) {
      const path = resolve(join(cwd, from.path), specifier);
      if (path === undefined) return undefined;
      if (!files.has(path)) files.set(path, readFile(cwd, path));
      return files.get(path);
    },
  };
}

/** A JSON file is read as a module with a default export. */
function readFile(cwd: string, realPath: string): SourceFile | undefined {
  const source = readSource(realPath);
  if ('reason' in source) return undefined;
  const path = slashed(relative(cwd, realPath));
  const text = extname(realPath) === '.json' ? `export default ${source.text}` : source.text;
  const opened = openSource(path, text);
  return 'failure' in opened ? undefined : opened;
}
