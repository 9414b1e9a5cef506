import { longestText } from '../methods/client-pattern.ts';

/** Whether a string that begins with `start` begins with another one; undefined if what follows decides that. */
export function decidedByText(asked: string, start: string): boolean | undefined {
  if (start.length >= asked.length) return start.startsWith(asked);
  return asked.startsWith(start) ? undefined : false;
}

/** Sample ends that expose patterns that look past the start: nothing, letters, digits, paths, addresses. */
const ends = ['', 'x', 'Az', '0', '7/b', '/', '//', '.', ':', '://', '?a=1', '#', ' ', '-_', '{', '%20', 's://a.b/c'];

/** Whether a pattern for the start of a string matches one that begins with `start`; undefined if it looks further. */
export function decidedByPattern(pattern: RegExp, start: string): boolean | undefined {
  const looksAtStart = pattern.source.startsWith('^') && !/[$|]|\(\?/.test(pattern.source.replace(/\(\?:/g, '('));
  if (start === '' || start.length > longestText || !looksAtStart || pattern.global || pattern.sticky) return undefined;
  const words = wordsOf(pattern);
  const own = [...words, words.join('')].flatMap((word) => [word, `x${word}`, `/${word}/x`, `0${word}0`]);
  const [first, ...others] = [...ends, ...own].map((end) => pattern.test(start + end));
  return others.every((other) => other === first) ? first : undefined;
}

/** The literal strings in a pattern: a pattern that looks past the start would find them there. */
function wordsOf({ source }: RegExp): readonly string[] {
  const plain = source
    .replace(/\[[^\][]*\]/g, ' ')
    .replace(/\\[a-zA-Z]/g, ' ')
    .replace(/\\(.)/g, '$1');
  return plain.split(/[\^()*+?{}.,\s]+/).filter((word) => word !== '');
}
