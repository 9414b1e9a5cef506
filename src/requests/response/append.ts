import type * as t from '@babel/types';
import { isCast, isFunction, isMember, rootOf, withoutCasts } from '../../source/node-kinds.ts';
import { keyName, memberName } from '../../source/pattern.ts';
import { endOf, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { TypeFinder } from '../../values/types/type-of.ts';
import { indentAt } from '../edits/object-edit.ts';
import { quoted } from '../edits/respell.ts';
import type { CastType } from './cast-type.ts';
import { isNarrowed } from './flow/narrowed.ts';
import type { Trace } from './flow/trace.ts';
import { around, contentBraces, contentSource, insertion, isTypeScript, itemsSource, pageTypeOf } from './page-type.ts';
import { endWithParentheses, isCallOf, isOptional, isPrimary } from './shape/syntax.ts';

/** Appends members to an expression, in parentheses if needed: `(await x).content`. */
function appendTo(trace: Trace, node: t.Node, text: string): TextEdit[] {
  if (isPrimary(node)) return [insertion(endWithParentheses(trace.file, node), text)];
  return around(node, '(', `)${text}`);
}

/** The content of a page in a variable, or the value that replaces it if the call fails. */
export function contentOf(trace: Trace, page: string): string {
  const { nothing } = trace;
  if (nothing === undefined) return contentSource(trace, page);
  const content = contentSource(trace, page, true);
  return nothing === 'undefined' ? content : `${content} ?? ${nothing}`;
}

/** Reads `.content` from an expression that is the decoded body. */
export function appendContent(trace: Trace, node: t.Node): undefined {
  const parent = trace.parentOf(node);
  const isNextOptional = isMember(parent) && parent.object === node && 'optional' in parent && parent.optional === true;
  const isGuard =
    (parent?.type === 'LogicalExpression' && parent.left === node) ||
    (parent?.type === 'ConditionalExpression' && parent.test === node);
  const isDoubtful =
    isMayBeAbsent(node) ||
    isNextOptional ||
    (isGuard && isMember(node)) ||
    (trace.nothing !== undefined && (trace.nothing === '[]' || !isThere(trace, node))) ||
    isReassigned(trace, node);
  if (trace.isOptionalContent && isThere(trace, node)) {
    trace.edits.push(
      ...appendTo(
        trace,
        node,
        itemsSource({ items: trace.items }, isTypeScript(trace.file) ? '.content!' : '.content'),
      ),
    );
    return;
  }
  const dot = isOptional(node) || isDoubtful ? '?.' : '.';
  const content = itemsSource(trace, `${dot}content`);
  if (trace.cast !== undefined && !isCast(node)) {
    const { text, imported } = pageOf(trace, trace.cast);
    trace.edits.push(...imported, ...castTo(trace, node, text, content));
    return;
  }
  trace.edits.push(...appendTo(trace, node, content));
}

/** Reads a member of an expression with another type; parentheses that stand there serve for both. */
function castTo({ file }: Trace, node: t.Node, type: string, member: string): TextEdit[] {
  const end = endWithParentheses(file, node);
  if (node.type !== 'AwaitExpression' || end === endOf(node)) return around(node, '(', ` as ${type})${member}`);
  return [insertion(endOf(node), ` as ${type}`), insertion(end, member)];
}

/** ofetch has no `_data` for an empty response; `await response?.json()` has nothing without a response. */
function isMayBeAbsent(node: t.Node): boolean {
  const inner = withoutCasts(node);
  if (inner.type === 'AwaitExpression') return /^Optional/.test(withoutCasts(inner.argument).type);
  return isMember(node) && memberName(node) === '_data';
}

/** A page of a list, as the type in a cast. */
function pageOf(trace: Trace, { list }: CastType): ReturnType<typeof pageTypeOf> {
  if (list === 'any') return { text: list, imported: [] };
  const { text, imported } = pageTypeOf(trace, list);
  return { text: `unknown as ${text}`, imported };
}

/** Whether the code assumes that the response is present: it reads a member of it, or has tested it. */
function isThere(trace: Trace, node: t.Node): boolean {
  const parent = trace.parentOf(node);
  if (isMember(parent) && parent.object === node && !isOptional(node)) return parent.optional !== true;
  const inner = withoutCasts(node as t.Expression);
  const held = isMember(inner) && memberName(inner) === trace.heldAs ? withoutCasts(inner.object) : inner;
  return held.type === 'Identifier' && !isTested(parent, node) && isNarrowed(trace.file, held, held !== inner);
}

/** `data ?? []`, `data && …`, `data ? … : …`, `!data` */
function isTested(parent: t.Node | undefined, node: t.Node): boolean {
  if (parent?.type === 'LogicalExpression') return parent.left === node;
  if (parent?.type === 'ConditionalExpression' || parent?.type === 'IfStatement') return parent.test === node;
  return parent?.type === 'UnaryExpression' || parent?.type === 'BinaryExpression';
}

/** Whether an expression is a variable that may not have the response yet. */
function isReassigned({ file }: Trace, node: t.Node): boolean {
  return node.type === 'Identifier' && (file.names.bindingOf(node)?.writes.length ?? 0) > 0;
}

/** Appends a call to a promise or an observable, on a line of its own if the neighboring calls are. */
export function appendCall(trace: Trace, node: t.Node, text: string): undefined {
  const dot = isOptional(node) ? '?.' : '.';
  trace.edits.push(...appendTo(trace, node, `${lineBreakAt(trace, node)}${dot}${text}`));
}

/** The line break and indentation before the calls of a chain; empty if it is on one line. */
function lineBreakAt({ file }: Trace, node: t.Node): string {
  const parent = file.names.parentOf(node);
  const next = isMember(parent) && parent.object === node ? parent : undefined;
  const own = isCallOf(node) && isMember(node.callee) ? node.callee : undefined;
  for (const member of [next, own]) {
    if (member === undefined) continue;
    const at = endWithParentheses(file, member.object);
    const gap = file.text.slice(at, startOf(member.property));
    if (gap.includes('\n')) return file.style.endOfLine + indentAt(file.text, startOf(member.property));
  }
  return '';
}

/** `.then((page) => page.content)`; `return (await x).content` in an async function. */
export function appendThen(trace: Trace, node: t.Node): undefined {
  if (canAwait(trace, node)) {
    trace.edits.push(...around(node, '(await ', `)${itemsSource(trace, isOptional(node) ? '?.content' : '.content')}`));
    return;
  }
  const page = trace.freshName(node, 'page', 'result', 'listed');
  const read = contentOf(trace, page);
  const reader = trace.file.style.isOld
    ? `function (${page}) { return ${read}; }`
    : `${pageParameter(trace, node, page)} => ${read}`;
  appendCall(trace, node, `then(${reader})`);
}

/** Whether an async function returns a promise that it could just as well await. */
function canAwait({ file, nothing, cast }: Trace, node: t.Node): boolean {
  if (file.names.parentOf(node)?.type !== 'ReturnStatement' || nothing !== undefined || cast !== undefined)
    return false;
  if (/\bawait\b|\.(?:then|catch|finally)\(|\n/.test(file.textOf(node))) return false;
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    // An error would then be caught there.
    if (outer.type === 'TryStatement') return false;
    if (isFunction(outer)) return 'async' in outer && outer.async === true;
  }
  return false;
}

/** The parameter of a function that gets the page, and its return type if both must be written. */
export function pageParameter(trace: Trace, node: t.Node, page: string): string {
  const { cast } = trace;
  if (cast === undefined || isCast(node)) return isOfUnseen(trace) ? `(${page}: any)` : `(${page})`;
  return `(${page}: any)${cast.list === 'any' ? '' : `: ${cast.list}`}`;
}

/**
 * Whether nothing shows the type of what a call returns: a function that a framework makes available is called, or a
 * client of the type `any`.
 */
function isOfUnseen(trace: Trace): boolean {
  const { file, call, isGuessed } = trace;
  const { callee } = call;
  if (!isTypeScript(file)) return false;
  if (isMember(callee)) return [callee.object, rootOf(callee)].some((one) => isOfAny(trace, one));
  return isGuessed && callee.type === 'Identifier' && file.names.isGlobal(callee);
}

function isOfAny({ evaluator, file }: Trace, node: t.Node): boolean {
  const types = new TypeFinder(evaluator);
  let type = types.typeOf(node, file);
  // Example: `private http = client`, where `client` has the type `any`
  while (type?.node.type === 'Identifier' && !types.isTooFar()) type = types.typeOf(type.node, type.file);
  return type?.node.type === 'TSAnyKeyword';
}

/** `.then((res) => ({ ...res, data: res.data.content }))`, for callers that get the whole response of axios. */
export function appendSpread(trace: Trace, node: t.Node): undefined {
  if (trace.cast !== undefined)
    return trace.refuse(
      'response-untyped',
      node,
      'the response has no type where it is passed on; read `.content` where it gets one',
    );
  const name = trace.freshName(node, 'res', 'response', 'answer');
  const param = isOfUnseen(trace) ? `${name}: any` : name;
  const spread = spreadResponse(trace, name);
  // Example: a result that is `{ ok: false, error }` if the request failed
  const isOneOfTwo = isTypeScript(trace.file) && trace.nothing !== undefined && !trace.isOptionalContent;
  const given =
    isOneOfTwo && param === name ? `${quoted(trace.file, 'data')} in ${name} ? ${spread} : ${name}` : spread;
  appendCall(trace, node, `then((${param}) => (${given}))`);
}

export function spreadResponse(trace: Trace, name: string): string {
  const { file } = trace;
  const inner = `...${name}, data: ${contentOf(trace, `${name}.data`)}`;
  return file.style.spacedBraces ? `{ ${inner} }` : `{${inner}}`;
}

/** Destructures the content of a page in a pattern that destructured the list itself. */
export function contentPattern(trace: Trace, node: t.Node): undefined {
  const { file } = trace;
  const [open, close] = contentBraces(file);
  const parent = trace.parentOf(node);
  const isShorthand = parent?.type === 'ObjectProperty' && parent.shorthand;
  const name = isShorthand && parent.key.type === 'Identifier' ? `${parent.key.name}: ` : '';
  const hasDefault = node.type === 'AssignmentPattern';
  const annotation = 'typeAnnotation' in node && node.typeAnnotation ? (node.typeAnnotation as t.Node) : undefined;
  const end = annotation === undefined ? endOf(node) : startOf(annotation);
  const bare = isBareParameter(trace, node);
  const isAbsent = parent?.type === 'ObjectProperty' && keyName(parent) === '_data';
  const after = (hasDefault || isAbsent || trace.nothing !== undefined ? `${close} = {}` : close) + (bare ? ')' : '');
  trace.edits.push(insertion(startOf(node), (bare ? '(' : '') + name + open), insertion(end, after));
}

/** `tags => …`, whose parameter needs parentheses once it is a pattern. */
function isBareParameter({ file }: Trace, node: t.Node): boolean {
  const parent = file.names.parentOf(node);
  if (parent?.type !== 'ArrowFunctionExpression' || parent.params[0] !== node) return false;
  return !file.text.slice(startOf(parent), startOf(node)).includes('(');
}
