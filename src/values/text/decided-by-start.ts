import { longestText } from '../methods/client-pattern.ts';

/** Whether a string that begins with `start` begins with another one; undefined if what comes behind decides. */
export function decidedByText(asked: string, start: string): boolean | undefined {
  if (start.length >= asked.length) return start.startsWith(asked);
  return asked.startsWith(start) ? undefined : false;
}

/** Ends that tell patterns apart which look behind the start: nothing, letters, digits, paths, addresses. */
const ends = ['', 'x', 'Az', '0', '7/b', '/', '//', '.', ':', '://', '?a=1', '#', ' ', '-_', '{', '%20', 's://a.b/c'];

/** Whether a pattern that asks for the start of a string finds it in one that begins with `start`; undefined if it looks further. */
export function decidedByPattern(pattern: RegExp, start: string): boolean | undefined {
  const looksAtStart = pattern.source.startsWith('^') && !/[$|]|\(\?/.test(pattern.source.replace(/\(\?:/g, '('));
  if (start === '' || start.length > longestText || !looksAtStart || pattern.global || pattern.sticky) return undefined;
  const words = wordsOf(pattern);
  const own = [...words, words.join('')].flatMap((word) => [word, `x${word}`, `/${word}/x`, `0${word}0`]);
  const [first, ...others] = [...ends, ...own].map((end) => pattern.test(start + end));
  return others.every((other) => other === first) ? first : undefined;
}

/** The strings that stand in a pattern as they are: a pattern that looks behind a start finds them there. */
function wordsOf({ source }: RegExp): readonly string[] {
  const plain = source
    .replace(/\[[^\][]*\]/g, ' ')
    .replace(/\\[a-zA-Z]/g, ' ')
    .replace(/\\(.)/g, '$1');
  return plain.split(/[\^()*+?{}.,\s]+/).filter((word) => word !== '');
}
