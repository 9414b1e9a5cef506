import { choiceOf, type Hole, type Piece, type Place, type Value } from '../value.ts';
import { hole, knownText, syntheticText, through } from './pieces.ts';

/** A part of a text that a person states: as it is written, or the address of a server, or unknown. */
export type StatedPart = string | { readonly owner: Hole['owner'] };

/** One text that an expression may hold. */
export type StatedText = readonly StatedPart[];

/** What a person states about expressions that the code base does not define. */
export interface StatedTexts {
  /** The texts that an expression of a file may hold; undefined if nothing is stated. */
  textsOf(file: string, expression: string): readonly StatedText[] | undefined;
  /** Called for an expression for which the code shows another text. */
  refuse(place: Place, expression: string, shown: string): void;
}

/** An expression as a person names it: without spaces, `this` and the marks of optional access. */
export function nameOfExpression(text: string): string {
  return text
    .replaceAll(/\s/g, '')
    .replaceAll('?.', '.')
    .replaceAll('!.', '.')
    .replace(/^this\./, '');
}

const named = /^(?:Identifier|MemberExpression|OptionalMemberExpression|CallExpression|AwaitExpression)$/;

/** The value of an expression: what the code shows, otherwise what is stated. */
export function withStated(stated: StatedTexts, place: Place, value: Value): Value {
  if (!named.test(place.node.type)) return value;
  const expression = nameOfExpression(place.file.textOf(place.node));
  const texts = stated.textsOf(place.file.path, expression);
  if (texts === undefined) return value;
  if (value.kind === 'unknown' || value.kind === 'external') {
    const values = texts.map(
      (parts): Value => ({ kind: 'text', pieces: parts.map((_, index) => pieceOf(parts, index, place)) }),
    );
    const stated = values.length === 1 ? (values[0] as Value) : choiceOf(values, place);
    return through(stated, { node: place.node, file: place.file });
  }
  const shown = value.kind === 'text' ? knownText(value.pieces) : undefined;
  if (shown !== undefined && !texts.some((text) => mayBe(text, shown))) stated.refuse(place, expression, shown);
  return value;
}

function pieceOf(parts: StatedText, index: number, place: Place): Piece {
  const part = parts[index] as StatedPart;
  if (typeof part === 'string') return syntheticText(part);
  const before = parts.slice(0, index).join('');
  // Code can write the expression for a query, but not for a part of an address.
  const isPart = index < parts.length - 1 || (before !== '' && before !== '?');
  return {
    ...hole(place, 'stated in the configuration'),
    ...(part.owner && { owner: part.owner }),
    ...(isPart && { isOrigin: true }),
  };
}

/** Whether a stated text can be the one that the code shows. */
function mayBe(parts: StatedText, shown: string): boolean {
  let at = 0;
  for (const [index, part] of parts.entries()) {
    if (typeof part !== 'string') continue;
    const found = index === 0 ? (shown.startsWith(part) ? 0 : -1) : shown.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return typeof parts.at(-1) !== 'string' || shown.endsWith(parts.at(-1) as string);
}
