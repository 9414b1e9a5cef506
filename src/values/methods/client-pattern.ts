/** The longest string that a client's own regular expression is run on. */
export const longestText = 120;

/**
 * A client's regular expression, to be run on a known string. Undefined if it is stateful or may take long: the author
 * of the code base is not trusted.
 */
export function patternOf(source: string, flags: string): RegExp | undefined {
  if (/[gy]/.test(flags) || !isQuick(source)) return undefined;
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

/** The same for a method of a string, for which `g` only means each match. */
export function textPattern(source: string, flags: string): RegExp | undefined {
  const first = patternOf(source, flags.replace('g', ''));
  return first && flags.includes('g') ? new RegExp(source, flags) : first;
}

/** All matches of a client's regular expression in a known string, or the first one; undefined if it may take long. */
export function matchesOf(source: string, flags: string, text: string): readonly RegExpExecArray[] | undefined {
  const isEach = flags.includes('g');
  if (text.length > longestText || patternOf(source, flags.replace('g', '')) === undefined) return undefined;
  const found = [...text.matchAll(new RegExp(source, isEach ? flags : `${flags}g`))];
  return isEach ? found : found.slice(0, 1);
}

/**
 * Whether a pattern takes few steps on a short text: no repetition contains a repetition or a choice, there are no
 * back references, and few repetitions.
 */
export function isQuick(source: string): boolean {
  let [repeated, optional] = [0, 0];
  for (let index = 0; index < source.length; index++) {
    const sign = source[index];
    if (sign === '\\' && /[1-9k]/.test(source[index + 1] ?? '')) return false;
    if (sign === '\\') index++;
    else if (sign === '[') index = endOfClass(source, index);
    else if (sign === '?' && isQuantifier(source, index)) optional++;
    else if (sign === '*' || sign === '+' || sign === '{') {
      repeated++;
      if (source[index - 1] === ')') return false;
    }
  }
  return repeated <= 2 && optional <= 2;
}

/** `?` also begins the name of a group, and makes a repetition lazy. */
function isQuantifier(source: string, index: number): boolean {
  return !/[(*+}]/.test(source[index - 1] ?? '(') || source[index - 2] === '\\';
}

function endOfClass(source: string, start: number): number {
  let index = start + 1;
  while (index < source.length && source[index] !== ']') index += source[index] === '\\' ? 2 : 1;
  return index;
}
