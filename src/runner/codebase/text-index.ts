import { addTo } from '../../source/groups.ts';
import { filterOf, mayHold, type WordFilter } from '../../source/outline/word-filter.ts';
import { readTextIfAny } from '../files.ts';

/** An index of words in the texts of a code base. Files are named by their real paths. */
export interface TextIndex {
  /** Takes in a file; what was looked up before does not change. */
  add(realPath: string, text: string): void;
  /** The files whose text contains a name; a name may be a path of names, such as `defaults.baseURL`. */
  filesWith(name: string): readonly string[];
  /** The files whose text assigns to a member of that name. */
  filesWriting(name: string): readonly string[];
}

/** `.name =`, `['name'] =`, `.name +=`, `.name++`; other ways of writing to a member are missed. */
const write = /(?:\.\s*([\w$]+)|\[\s*['"]([\w$]+)['"]\s*\])\s*(?:[-+*/%&|^?]{0,3}=(?![=>])|\+\+|--)/g;

/** An index without files. */
export function openTextIndex(): TextIndex {
  const words: { readonly realPath: string; readonly filter: WordFilter }[] = [];
  const writing = new Map<string, string[]>();
  const found = new Map<string, readonly string[]>();
  const textOf = recently(readTextIfAny);
  const search = (name: string): readonly string[] => {
    const isMaybe = mayHold(name);
    const maybe = words.filter(({ filter }) => isMaybe(filter));
    return maybe.map(({ realPath }) => realPath).filter((realPath) => textOf(realPath)?.includes(name));
  };
  return {
    add: (realPath, text) => {
      words.push({ realPath, filter: filterOf(text) });
      for (const name of namesWrittenIn(text)) addTo(writing, name, realPath);
    },
    filesWith: (name) => {
      const known = found.get(name) ?? search(name);
      found.set(name, known);
      return known;
    },
    filesWriting: (name) => writing.get(name) ?? [],
  };
}

function namesWrittenIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(write)].map(([, dotted, quoted]) => (dotted ?? quoted) as string));
}

/** How many characters of texts are kept, so that a large file is not read again for each name. */
const mostKept = 8_000_000;

/** Reads texts; those read last are kept. */
function recently(read: (path: string) => string | null): (path: string) => string | null {
  const texts = new Map<string, string | null>();
  let kept = 0;
  return (path) => {
    const known = texts.get(path);
    if (known !== undefined) return known;
    const text = read(path);
    kept += text?.length ?? 0;
    texts.set(path, text);
    for (const [oldest, old] of texts) {
      if (kept <= mostKept) break;
      kept -= old?.length ?? 0;
      texts.delete(oldest);
    }
    return text;
  };
}
