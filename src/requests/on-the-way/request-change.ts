import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { isCall, isEmptyObject, isMember } from '../../source/node-kinds.ts';
import { calledName } from '../../source/nodes.ts';
import { propertyName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Place } from '../../values/value.ts';
import type { Touch } from './hook-touches.ts';
import { isLog, isOnlyShown } from './log-call.ts';

const parts = {
  query: /^(params|query|searchParams|search)$/,
  url: /^(url|path|pathname|href)$/,
  body: /^(data|body|json|form)$/,
} as const;
type Part = keyof typeof parts;
const changing = /^(set|append|delete|sort|query|push)$/;

/** The part of a request that a member belongs to. */
export function partIn(names: readonly string[]): Part | undefined {
  return (['query', 'url', 'body'] as const).find((part) => names.some((name) => parts[part].test(name)));
}

/** A member that gets another value: its name and its text. */
interface Change {
  readonly given: t.Node;
  readonly text: string;
  readonly member: string | undefined;
}

/** What a change affects: nothing if it only puts something before a URL. */
export function changeOf(of: Part, change: Change, place: Place): Touch | undefined {
  const { file } = place;
  if (of === 'url') return isPut(file, change.given, change.text) ? undefined : { of, place };
  const names = of === 'query' ? namesGiven(file, change) : undefined;
  return names === undefined ? { of, place } : { of, place, names };
}

/** What a text becomes that is a URL: nothing, unless a method changes it or something comes after it. */
export function changeOfText(place: Place, method: string | undefined): Touch | undefined {
  const { node, file } = place;
  if (isOnlyShown(file, node)) return undefined;
  if (/^(replace|replaceAll|split|slice|substring|concat)$/.test(method ?? '')) return { of: 'url', place };
  const parent = file.names.parentOf(node);
  const isJoined =
    parent?.type === 'TemplateLiteral' || (parent?.type === 'BinaryExpression' && parent.operator === '+');
  return isJoined ? changeOf('url', { given: parent, text: file.textOf(node), member: undefined }, place) : undefined;
}

/** How a member is changed: the assigned value, or the call that changes it. */
export function writtenTo(file: SourceFile, top: t.Node, name: string | undefined): t.Node | undefined {
  const parent = file.names.parentOf(top);
  if (parent?.type === 'AssignmentExpression' && parent.left === top) return parent.right;
  if (parent?.type === 'UnaryExpression' && parent.operator === 'delete') return parent;
  if (parent === undefined || !isCall(parent)) return undefined;
  if (parent.callee === top) return changing.test(name ?? '') ? parent : undefined;
  return isOutside(file, parent.callee, 'Object.assign') && parent.arguments[0] === top ? parent : undefined;
}

/** The URL of a request that is created from the URL of another: `new Request(request.url + '&tag=a', request)`. */
export function urlOfNew(file: SourceFile, top: t.Node): t.Node | undefined {
  const parent = file.names.parentOf(top);
  if (parent === undefined) return undefined;
  if (!isCall(parent)) return /(Expression|Literal)$/.test(parent.type) ? urlOfNew(file, parent) : undefined;
  const isFirst = parent.arguments[0] === top;
  return isFirst && parent.type === 'NewExpression' && isOutside(file, parent.callee, 'Request') ? top : undefined;
}

/** Whether a new URL is the old one with something before it. */
function isPut(file: SourceFile, given: t.Node, url: string): boolean {
  if (isMember(given) && file.textOf(given) === url) return true;
  if (given.type === 'TemplateLiteral') {
    const last = given.expressions.at(-1);
    return last !== undefined && file.textOf(last) === url && given.quasis.at(-1)?.value.raw === '';
  }
  return given.type === 'BinaryExpression' && given.operator === '+' && file.textOf(given.right) === url;
}

/** The names of the added query parameters; undefined unless all are known, and the others stay. */
function namesGiven(file: SourceFile, { given, text, member }: Change): readonly string[] | undefined {
  if (isCall(given)) {
    const [first, ...others] = given.arguments;
    if (file.textOf(given.callee) === text) return first?.type === 'StringLiteral' ? [first.value] : namesIn([first]);
    return isOutside(file, given.callee, 'Object.assign') && first && file.textOf(first) === text
      ? namesIn(others)
      : undefined;
  }
  if (given.type === 'ObjectExpression') {
    // Example: `config.params = { ...config.params, key }`
    const isOld = (one: t.Node): boolean =>
      one.type === 'SpreadElement' && file.textOf(withoutFallback(one.argument)) === text;
    const added = given.properties.filter((one) => !isOld(one));
    return added.length < given.properties.length ? namesIn([{ ...given, properties: added }]) : undefined;
  }
  // Example: `config.params.key = key`
  return member !== undefined && member !== '' && !parts.query.test(member) ? [member] : undefined;
}

function namesIn(objects: readonly (t.Node | undefined)[]): readonly string[] | undefined {
  const names = objects.flatMap((one) =>
    one?.type === 'ObjectExpression' ? one.properties.map(propertyName) : [undefined],
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** `a` in `a ?? {}` and in `a || {}` */
export function withoutFallback(node: t.Node): t.Node {
  return node.type === 'LogicalExpression' && isEmptyObject(node.right) ? node.left : node;
}

/** Whether an expression is passed to a function that does more than log: `sign(config.params)`. */
export function isRead(file: SourceFile, node: t.Node): boolean {
  const parent = file.names.parentOf(node);
  if (parent === undefined || isLog(parent)) return false;
  // Example: `fetch(axios.getUri(config), init)`
  if (isCall(parent)) return parent.callee !== node && !isOutside(file, parent.callee, 'fetch');
  return (
    /^(Template|String)Literal$|^(Array|Binary|Logical|TS\w+|Parenthesized)Expression$/.test(parent.type) &&
    isRead(file, parent)
  );
}

/** `axios.getUri(config)`, the path with the query */
export function isAddressOf(outer: t.Node, inner: t.Node): boolean {
  return isCall(outer) && outer.arguments[0] === inner && calledName(outer) === 'getUri';
}
