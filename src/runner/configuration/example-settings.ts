import { dirname, join } from 'node:path';
import type { Codebase } from '../../values/codebase.ts';
import type { StatedText } from '../../values/text/stated-text.ts';
import { isWithin, readFolder, readTextIfAny } from '../files.ts';
import { workTreeTop } from '../git.ts';

/** `.env.example`, `env.sample`, `example.env`, `docker-compose.yml`; not `.env`, which belongs to one machine. */
const files =
  /^(?:\.?env\b.*\.(?:example|sample|template|dist)|\.?(?:example|sample)\.env|(?:docker-)?compose.*\.ya?ml)$/;

/** `NAME=value`, `export NAME="value"`, `- NAME=value`, `NAME: value` */
const line = /^[ \t]*(?:export[ \t]+|-[ \t]+)?["']?([A-Z]\w*)[ \t]*[=:][ \t]*["']?([^\s"'#]+)/gm;

/** An address that ends with the version of an API. */
const address = /^([a-z]+:\/\/[^/]+)?((?:\/[\w.-]+)*\/v\d+\/?)$/i;

/**
 * What the example settings around a file show about an environment variable: `.env.example` in its folder or in one
 * above it, up to the top of the work tree. Only an address with a version counts: the server is any.
 */
export function openExamples(cwd: string): NonNullable<Codebase['exampleOf']> {
  const known = new Map<string, ReadonlyMap<string, StatedText>>();
  const top = workTreeTop(cwd) ?? cwd;
  const examplesIn = (folder: string): ReadonlyMap<string, StatedText> => {
    const found = known.get(folder) ?? readExamples(folder);
    known.set(folder, found);
    return found;
  };
  return (file, name) => {
    // Example: the files of a run that are in another folder; what is above both shows nothing about them
    for (let at = dirname(join(cwd, file)); at === top || !isWithin(at, top); at = dirname(at)) {
      const found = examplesIn(at).get(name);
      if (found !== undefined || at === top) return found;
    }
    return undefined;
  };
}

function readExamples(folder: string): ReadonlyMap<string, StatedText> {
  const texts = namesIn(folder).flatMap((name) => readTextIfAny(join(folder, name)) ?? []);
  const all = texts.flatMap((text) => [...text.matchAll(line)].map(([, name = '', value = '']) => ({ name, value })));
  // Of two examples that differ, neither is the usual value.
  const differing = all.filter((one) => all.some(({ name, value }) => name === one.name && value !== one.value));
  return new Map(
    all.flatMap(({ name, value }) => {
      const [whole, server, path] = address.exec(value) ?? [];
      if (whole === undefined || path === undefined || differing.some((one) => one.name === name)) return [];
      return [[name, server === undefined ? [path] : [{ owner: undefined }, path]] as const];
    }),
  );
}

function namesIn(folder: string): readonly string[] {
  try {
    return readFolder(folder).flatMap(({ name, kind }) => (kind === 'file' && files.test(name) ? [name] : []));
  } catch {
    return [];
  }
}
