import type * as t from '@babel/types';
import type { RegexFacts } from '../../contract/profile.ts';
import { type Refusal, refuse } from '../../requests/call-site.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { knownText } from '../../values/text/pieces.ts';
import type { Piece } from '../../values/value.ts';
import type { Note } from '../diagnostic.ts';
import type { Found } from '../migration.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { decodedQuery, pieceSource } from './body.ts';
import { type Condition, condition, named, operator, quotedText, under } from './condition.ts';

/** The condition closest to a regular expression, and a note about the difference. */
export interface RegexCondition {
  /** Undefined if the deprecated operation ignored the expression. */
  readonly condition: Condition | undefined;
  readonly notes: readonly Note[];
}

/**
 * Turns a search by regular expression into the closest condition: a string at the beginning, at the end, anywhere, or
 * the whole (semantics §2.6). Refuses other expressions, and unknown ones.
 */
export function regexCondition(
  found: Found,
  parameter: QueryParameter,
  { fields }: RegexFacts,
): RegexCondition | Refusal {
  const { file } = found.site;
  const parts = partsOf(found, parameter);
  const at = parts?.tail.lastIndexOf(',') ?? -1;
  if (parts === undefined) return noEqual(parameter.name);
  const field =
    at < 0
      ? undefined
      : fields[
          parts.tail
            .slice(at + 1)
            .trim()
            .toLowerCase()
        ];
  if (field === undefined)
    return at < 0 && parts.hole !== undefined ? noEqual(parameter.name) : ignored(parameter.name);
  const expression = parts.tail.slice(0, at);
  const shape = parts.hole === undefined ? shapeOf(expression) : aroundHole(parts.head, parts.hole, expression);
  if (shape === undefined) return noEqual(parameter.name);
  const value = parts.hole ?? quotedText(file, shape.text);
  const nearest = condition(named(file, field, [operator(file, shape.operator), `value: ${value}`]));
  return { condition: under(parameter.guard, nearest), notes: [noteOf(shape, parts.hole)] };
}

/** A regular expression as text: the part before an unknown value, the source of that value, and the rest. */
interface Parts {
  readonly head: string;
  readonly hole: string | undefined;
  readonly tail: string;
}

function partsOf(found: Found, { pieces, value }: QueryParameter): Parts | undefined {
  if (pieces !== undefined) return fromUrl(found, pieces);
  const node = value?.node;
  if (node?.type === 'StringLiteral') return { head: '', hole: undefined, tail: node.value };
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 1) return undefined;
  const [head, tail] = node.quasis.map(({ value: { cooked } }) => cooked ?? '');
  const [expression] = node.expressions;
  if (expression === undefined) return { head: '', hole: undefined, tail: head ?? '' };
  return { head: head ?? '', hole: plainSource(found.site.file, expression), tail: tail ?? '' };
}

function fromUrl(found: Found, pieces: readonly Piece[]): Parts | undefined {
  const known = knownText(pieces);
  if (known !== undefined) return { head: '', hole: undefined, tail: decodedQuery(known) };
  const [head, hole, tail] = pieces;
  if (pieces.length !== 3 || head?.kind !== 'text' || hole?.kind !== 'hole' || tail?.kind !== 'text') return undefined;
  const source = pieceSource(found, [hole]);
  if (typeof source === 'object' || !isPlain.test(source)) return undefined;
  return { head: decodedQuery(head.text), hole: source, tail: decodedQuery(tail.text) };
}

/** A name, or a member of one; a string that a function has prepared for a regular expression is not plain text. */
const isPlain = /^[\w$]+(\.[\w$]+)*$/;

function plainSource(file: SourceFile, node: t.Node): string {
  const source = file.textOf(node);
  return isPlain.test(source) ? source : '';
}

interface Shape {
  readonly operator: 'is' | 'beginsWith' | 'endsWith' | 'contains';
  /** The expression as written, and the text that it matches. */
  readonly expression: string;
  readonly text: string;
}

/** `^abc`, `abc$`, `^abc$` and `abc`, if no other character has a special meaning. */
function shapeOf(expression: string): Shape | undefined {
  const [, start, inner = '', end] = /^(\^?)((?:[^\\^$.*+?()[\]{}|]|\\[^\w\s])+)(\$?)$/.exec(expression) ?? [];
  if (inner === '') return undefined;
  const word = start ? (end ? 'is' : 'beginsWith') : end ? 'endsWith' : 'contains';
  return { operator: word, expression, text: inner.replaceAll(/\\(.)/g, '$1') };
}

/** Only a value anchored at the beginning is likely to be a plain string: any other may be an expression. */
function aroundHole(head: string, hole: string, tail: string): Shape | undefined {
  const isBeginning = head === '^' && tail === '' && hole !== '';
  return isBeginning ? { operator: 'beginsWith', expression: `^\${${hole}}`, text: hole } : undefined;
}

function noteOf({ operator: word, expression }: Shape, hole: string | undefined): Note {
  const accents = `the regular expression \`${expression}\` becomes \`${word}\`, which ignores accents`;
  const signs = hole === undefined ? '' : `, and \`${hole}\` is matched literally`;
  return { code: 'search-regex', message: accents + signs };
}

function ignored(name: string): RegexCondition {
  const message = `\`${name}\` is removed: the deprecated operation ignored it for this field`;
  return { condition: undefined, notes: [{ code: 'parameter-dropped', message }] };
}

function noEqual(name: string): Refusal {
  const message = `the replacement takes no regular expression for \`${name}\`; write the search with what is nearest: \`beginsWith\`, \`endsWith\`, \`contains\`, \`is\` and their opposites, joined by \`allOf\` or \`anyOf\``;
  return refuse('no-equal', message);
}
