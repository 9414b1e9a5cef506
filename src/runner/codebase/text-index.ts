import { readTextIfAny } from '../files.ts';
import type { ListedFile } from '../listing/list-files.ts';

/** An index of words in the texts of a code base, which are read once. Files are named by their real paths. */
export interface TextIndex {
  /** The files whose text contains a name; a name may be a path of names, such as `defaults.baseURL`. */
  filesWith(name: string): readonly string[];
  /** The files whose text assigns to a member of that name. */
  filesWriting(name: string): readonly string[];
}

/** `.name =`, `['name'] =`, `.name +=`, `.name++`; other ways of writing to a member are missed. */
const write = /(?:\.\s*([\w$]+)|\[\s*['"]([\w$]+)['"]\s*\])\s*(?:[-+*/%&|^?]{0,3}=(?![=>])|\+\+|--)/g;

/** Reads the text of every searched file. */
export function indexTexts(listed: readonly ListedFile[]): TextIndex {
  const words: (readonly [realPath: string, filter: Uint32Array])[] = [];
  const writing = new Map<string, string[]>();
  for (const { realPath, exclusion } of listed) {
    const text = exclusion === null ? readTextIfAny(realPath) : null;
    if (text === null) continue;
    words.push([realPath, filterOf(text)]);
    for (const name of namesWrittenIn(text)) {
      const known = writing.get(name);
      if (known === undefined) writing.set(name, [realPath]);
      else known.push(realPath);
    }
  }
  const found = new Map<string, readonly string[]>();
  const search = (name: string): readonly string[] => {
    const hashes: number[] = [];
    hashesIn(name, (hash) => hashes.push(hash));
    const maybe = words.filter(([, filter]) => hashes.every((hash) => holds(filter, hash)));
    return maybe.map(([realPath]) => realPath).filter((realPath) => readTextIfAny(realPath)?.includes(name));
  };
  return {
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

/**
 * A Bloom filter of the words in a text: it includes each of them, and very few others by mistake. Each word has two
 * bits; there are at least two bits for each character of the text.
 */
function filterOf(text: string): Uint32Array {
  const filter = new Uint32Array(2 ** Math.ceil(Math.log2(text.length / 16 + 1)));
  hashesIn(text, (hash) => {
    set(filter, hash);
    set(filter, hash >>> second);
  });
  return filter;
}

/** The second bit of a word is from the upper bits of its hash. */
const second = 13;

function set(filter: Uint32Array, bit: number): void {
  const at = (bit >>> 5) & (filter.length - 1);
  filter[at] = (filter[at] as number) | (1 << (bit & 31));
}

function isSet(filter: Uint32Array, bit: number): boolean {
  return ((filter[(bit >>> 5) & (filter.length - 1)] as number) & (1 << (bit & 31))) !== 0;
}

function holds(filter: Uint32Array, hash: number): boolean {
  return isSet(filter, hash) && isSet(filter, hash >>> second);
}

/** Calls back with a hash for each word of a text. */
function hashesIn(text: string, found: (hash: number) => void): void {
  let hash = 0;
  let isInWord = false;
  for (let index = 0; index <= text.length; index++) {
    const code = text.charCodeAt(index);
    if (isWordCode(code)) {
      hash = (Math.imul(hash, 31) + code) | 0;
      isInWord = true;
    } else if (isInWord) {
      found(mixed(hash));
      hash = 0;
      isInWord = false;
    }
  }
}

/** Digits, letters, `_`, `$` and everything outside ASCII. */
function isWordCode(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 95 ||
    code === 36 ||
    code > 127
  );
}

function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (half ^ (half >>> 16)) >>> 0;
}
