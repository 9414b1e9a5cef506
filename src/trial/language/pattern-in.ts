import { patternOf } from '../../values/methods/client-pattern.ts';
import { NotTried } from './machine.ts';

/** A regular expression of the code, unless it might take long: the process itself runs it. */
export function patternIn(source: string, flags: string): RegExp {
  if (patternOf(source, flags.replace(/[gy]/g, '')) === undefined) throw new NotTried('a pattern that may take long');
  return new ShortPattern(source, flags);
}

const longest = 400;

/** A pattern that refuses long strings. */
class ShortPattern extends RegExp {
  override exec(text: string): RegExpExecArray | null {
    if (String(text).length > longest) throw new NotTried('a long text for a pattern');
    return super.exec(text);
  }
}
