/** A Bloom filter of words: it includes each of them, and very few others by mistake. */
export type WordFilter = Uint32Array;

/** The words in a text. Each word has two bits; there are at least two bits for each character of the text. */
export function filterOf(text: string): WordFilter {
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

/** Tests whether a filter may include all words of a text. */
export function mayHold(text: string): (filter: WordFilter) => boolean {
  const hashes: number[] = [];
  hashesIn(text, (hash) => hashes.push(hash));
  return (filter) => {
    // A loop, since a name is looked for in every file of a large code base.
    for (const hash of hashes) if (!holds(filter, hash)) return false;
    return true;
  };
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
