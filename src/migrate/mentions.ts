import type * as t from '@babel/types';
import type { Deprecation } from '../contract/deprecations.ts';
import { words } from '../contract/words.ts';
import type { CallSite } from '../requests/call-site.ts';
import { memberName } from '../source/pattern.ts';
import { contains, type SourceFile, startOf } from '../source/source-file.ts';
import { holdsAny, walk } from '../source/walk.ts';
import type { Evaluator } from '../values/evaluate.ts';
import { givenTo } from '../values/given.ts';
import { type Alternative, alternativesOf, type PathMatch } from '../values/text/match.ts';
import { amongPieces, syntheticText } from '../values/text/pieces.ts';
import type { Piece, Place } from '../values/value.ts';
import type { Mention } from './diagnostic.ts';
import { methodOf, pathOf } from './migration.ts';
import { compareWith } from './service/find-deprecated.ts';

const longest = 80;

/** A string, or a pattern, that ends with the path of a deprecated operation. */
export interface PathText {
  readonly node: t.StringLiteral | t.TemplateLiteral | t.RegExpLiteral | t.BinaryExpression;
  readonly deprecation: Deprecation;
  readonly match: PathMatch;
}

/**
 * Strings that end with the path of a deprecated operation and that no call site sends. Strings in types and imports do
 * not count.
 */
export function findPathTexts(
  file: SourceFile,
  evaluator: Evaluator,
  sent: readonly CallSite[],
  deprecations: readonly Deprecation[],
): PathText[] {
  const spoken = spokenBy(sent);
  const texts: PathText[] = [];
  walk(file.tree.program, (node, parent) => {
    if (/^(TS.*(Type|Interface|Literal)|Import|ExportAll)/.test(node.type) && !isValue(node)) return false;
    if (spoken.has(node) || !isText(node, parent) || parent?.type === 'ImportDeclaration') return undefined;
    if (node.type === 'BinaryExpression' && holdsAny(node, spoken)) return undefined;
    const found = pathTextAt(file, evaluator, node, deprecations);
    if (found !== undefined) texts.push(found);
    return found === undefined ? undefined : false;
  });
  return texts;
}

/** The nodes that make up the URLs of call sites. */
export function spokenBy(sites: readonly CallSite[]): ReadonlySet<t.Node> {
  return new Set(sites.flatMap((site) => [site.url.node, ...site.pieces.flatMap(nodesOf)]));
}

/** Type syntax that wraps a value. */
function isValue(node: t.Node): boolean {
  return /^TS(As|Satisfies|NonNull|Instantiation)Expression$|^TSTypeAssertion$/.test(node.type);
}

function isText(node: t.Node, parent: t.Node | undefined): node is PathText['node'] {
  if (/^(String|Template|RegExp)Literal$/.test(node.type)) return true;
  return isJoined(node) && (parent === undefined || !isJoined(parent));
}

/** `'/api/v1/series/' + id + '/books'` */
function isJoined(node: t.Node): boolean {
  return node.type === 'BinaryExpression' && node.operator === '+';
}

/** The concatenation with `+` that a string is a part of; otherwise the string itself. */
export function wholeText(file: SourceFile, node: t.Node): t.Node {
  const parent = file.names.parentOf(node);
  return parent !== undefined && isJoined(parent) ? wholeText(file, parent) : node;
}

function nodesOf(piece: Piece): readonly t.Node[] {
  if (piece.kind === 'choice') return piece.branches.flat().flatMap(nodesOf);
  if (piece.kind === 'hole') return (piece.among ?? []).flat().flatMap(nodesOf);
  return piece.at === undefined ? [] : [piece.at.node];
}

function pathTextAt(
  file: SourceFile,
  evaluator: Evaluator,
  node: PathText['node'],
  deprecations: readonly Deprecation[],
): PathText | undefined {
  const source = file.textOf(node);
  const isListed =
    node.type === 'TemplateLiteral' && node.quasis.some(({ value }) => words().pathStart.test(value.raw));
  const named = deprecations.filter((deprecation) => isListed || source.includes(lastWord(deprecation)));
  const ways = named.length === 0 ? [] : waysOf(file, evaluator, node).filter(isPath);
  for (const deprecation of named) {
    const found = ways.map((way) => compareWith(way, deprecation)).find((comparison) => comparison !== undefined);
    const method = methodOf(deprecation.operation);
    if (found === undefined || isOfOther(file, node, method)) continue;
    if (method !== 'GET' && !isSaidToBe(file, node, method)) continue;
    return { node, deprecation, match: found.match };
  }
  return undefined;
}

const lastWords = new Map<string, string>();

function lastWord({ operation }: Deprecation): string {
  const parts = () => pathOf(operation).split('/');
  const word = lastWords.get(operation) ?? (parts().findLast((part) => !part.startsWith('{')) as string);
  lastWords.set(operation, word);
  return word;
}

function isPath({ flat, pathEnd }: Alternative): boolean {
  return !/\s/.test(flat.slice(0, pathEnd).replace(/^[A-Z]+ /, ''));
}

/** Every value that a literal can have; a `*` at the end, as in a test that accepts any query, is removed. */
function waysOf(file: SourceFile, evaluator: Evaluator, node: PathText['node']): readonly Alternative[] {
  const pieces =
    node.type === 'RegExpLiteral'
      ? [syntheticText(node.pattern.replaceAll(/\\(?=[/?.-])|^\^|\$$/g, '').replace(/\.\*$/, ''))]
      : evaluator.text({ node, file, env: undefined });
  const last = pieces.at(-1);
  const isOpen = last?.kind === 'text' && /\w\*+$/.test(last.text);
  const whole = isOpen ? [...pieces.slice(0, -1), syntheticText(last.text.replace(/(?<!\*)\*+$/, ''))] : pieces;
  // Example: `/api/v1/${name}` for the names of a list
  const listed = amongPieces(whole);
  const isListed = listed.some((piece, index) => piece !== whole[index]);
  return [whole, ...(isListed ? [listed] : []), ...givenAtEnd({ node, file }, evaluator, whole)].flatMap(
    (one) => alternativesOf(one) ?? [],
  );
}

/** The strings with what calls pass for the parameter that ends them: `/api/v1/${name}`, and `values('genres')`. */
function givenAtEnd(
  { node, file }: Pick<Place, 'node' | 'file'>,
  evaluator: Evaluator,
  pieces: readonly Piece[],
): readonly (readonly Piece[])[] {
  const last = pieces.at(-1);
  const binding =
    last?.kind === 'hole' && last.node.type === 'Identifier' && last.file === file && contains(node, last.node)
      ? file.names.bindingOf(last.node)
      : undefined;
  if (pieces.length < 2 || binding?.kind !== 'param') return [];
  return givenTo(evaluator, binding, file).flatMap(({ value }) =>
    value.kind === 'text' ? [[...pieces.slice(0, -1), ...value.pieces]] : [],
  );
}

/**
 * Whether a path is an argument of a function named after another method: `app.post('/api/v1/books', …)`. `put` and
 * `delete` are also methods of maps and caches, which may hold responses.
 */
function isOfOther(file: SourceFile, node: t.Node, method: string): boolean {
  const call = file.names.parentOf(node);
  if (call?.type !== 'CallExpression' || call.arguments[0] !== node || call.callee.type !== 'MemberExpression')
    return false;
  const name = memberName(call.callee)?.toUpperCase() ?? '';
  return name !== method && /^(POST|PATCH)$/.test(name);
}

/** A path that also has current operations is a mention only if the deprecated method is named next to it. */
function isSaidToBe(file: SourceFile, node: t.Node, method: string): boolean {
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    if (/Statement$|Declaration$|^(Object|Class)(Property|Method)$/.test(outer.type)) {
      const named = new RegExp(`\\b${method}\\b`, 'i');
      return named.test(file.textOf(outer)) || named.test(methodBeside(file, outer));
    }
  }
  return false;
}

/** The words and names that stand for values in the object literal around a property: `{ verb: 'PUT', path }`. */
function methodBeside(file: SourceFile, property: t.Node): string {
  const object = file.names.parentOf(property);
  if (object?.type !== 'ObjectExpression') return '';
  const beside = object.properties.filter((one) => one.type === 'ObjectProperty' && isWord(one.value));
  return beside.map((one) => file.textOf(one)).join(' ');
}

function isWord({ type }: t.Node): boolean {
  return /^(StringLiteral|Identifier|MemberExpression)$/.test(type);
}

/** A string as a mention: as written, shortened. */
export function mentionOf(file: SourceFile, { node, deprecation: { operation } }: PathText): Mention {
  const text = file.textOf(node).replace(/\s+/g, ' ');
  const shown = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  return { ...file.positionOf(startOf(node)), text: shown, operation };
}
