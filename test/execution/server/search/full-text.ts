import { fold, text } from './operators.ts';

/** Reads `fullTextSearch`: every word of it must begin a word of the title, in any order; blank matches all. */
export function fullText(written: unknown): { readonly words: string; readonly matches: (title: string) => boolean } {
  const words = written == null ? '' : text(written);
  const patterns = fold(words)
    .match(/\S+/g)
    ?.map((word) => new RegExp(`(^|[^\\p{L}\\p{N}])${word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}`, 'u'));
  return { words, matches: (title) => patterns?.every((pattern) => pattern.test(fold(title))) ?? true };
}
