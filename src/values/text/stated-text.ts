import type * as t from '@babel/types';
import type { Codebase } from '../codebase.ts';
import { choiceOf, type External, type Hole, type Piece, type Place, type Value } from '../value.ts';
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

/** The value of an expression: what the code shows, otherwise what is stated, or what an example of its setting shows. */
export function withStated({ stated, exampleOf }: Codebase, place: Place, value: Value): Value {
  const known = stated === undefined ? value : withTexts(stated, place, value);
  if (known !== value || value.kind !== 'external') return known;
  const name = environmentName(value);
  const example = name === undefined || hasDefault(place) ? undefined : exampleOf?.(place.file.path, name);
  return example === undefined || isJoinedTo(place, example) ? value : withText([example], place);
}

/** `KOMGA_URL` for `process.env.KOMGA_URL`, `import.meta.env.KOMGA_URL`, and the same imported from `$env/static/private`. */
function environmentName({ root, steps }: External): string | undefined {
  const [last, ...outer] = [...steps].reverse();
  const isOfModule = root.kind === 'module' && /(^|[^\w])env([^\w]|$)/.test(root.source);
  const isOfObject = outer.some((one) => one.kind === 'member' && one.name === 'env') || root.name === 'env';
  if (last === undefined) return isOfModule ? root.name : undefined;
  return last.kind === 'member' && (isOfModule || isOfObject) ? last.name : undefined;
}

/** Whether code puts a word right behind a text that is to end with one: `${server}api/v1` behind an address without a slash. */
function isJoinedTo({ node, file }: Place, text: StatedText): boolean {
  const last = text.at(-1);
  const parent = file.names.parentOf(node);
  const next =
    parent?.type === 'TemplateLiteral'
      ? parent.quasis[parent.expressions.indexOf(node as t.Expression) + 1]?.value.raw
      : parent?.type === 'BinaryExpression' && parent.left === node && parent.right.type === 'StringLiteral'
        ? parent.right.value
        : undefined;
  return typeof last === 'string' && /\w$/.test(last) && /^\w/.test(next ?? '');
}

/** Whether the code itself shows what an expression holds if nothing is set: `process.env.KOMGA_URL ?? '/api/v1'`. */
function hasDefault({ node, file }: Place): boolean {
  const parent = file.names.parentOf(node);
  return parent?.type === 'LogicalExpression' && parent.left === node;
}

function withTexts(stated: StatedTexts, place: Place, value: Value): Value {
  if (!named.test(place.node.type)) return value;
  const expression = nameOfExpression(place.file.textOf(place.node));
  const texts = stated.textsOf(place.file.path, expression);
  if (texts === undefined) return value;
  if (value.kind === 'unknown' || value.kind === 'external') {
    return withText(texts, place);
  }
  const shown = value.kind === 'text' ? knownText(value.pieces) : undefined;
  if (shown !== undefined && !texts.some((text) => mayBe(text, shown))) stated.refuse(place, expression, shown);
  return value;
}

function withText(texts: readonly StatedText[], place: Place): Value {
  const values = texts.map(
    (parts): Value => ({ kind: 'text', pieces: parts.map((_, index) => pieceOf(parts, index, place)) }),
  );
  const stated = values.length === 1 ? (values[0] as Value) : choiceOf(values, place);
  return through(stated, { node: place.node, file: place.file });
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
