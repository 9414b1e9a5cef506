import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { type CallNode, isCall, isFunction, isMember } from '../../source/node-kinds.ts';
import { keyName, lastName, memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { holdsSuch, walk } from '../../source/walk.ts';
import { unseen } from '../../values/methods/known-methods.ts';
import { chosenCase } from '../../values/methods/known-operators.ts';
import { absent } from '../../values/methods/known-value.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import type { CallSite, MethodChange } from '../call-site.ts';
import type { Kept } from '../texts/kept-value.ts';
import { isKeeping } from './method-use.ts';

/**
 * What a test decides: the body and its type, headers or an error, the URL with its query, how the response is read, that
 * there is none, or something else.
 */
export type Effect = 'body' | 'headers' | 'url' | 'response' | 'none' | 'other';

const handing =
  /^(AwaitExpression|Binary\w+|LogicalExpression|ConditionalExpression|TemplateLiteral|TS\w+Expression|ParenthesizedExpression|SpreadElement|ArrayExpression|ObjectExpression)$/;

/** What may contain the method of a request. */
export type Carrier = 'header' | 'body' | 'list' | 'event' | 'value';

/**
 * Whether an expression becomes a header, a field of the body or an item of a list, or a part of one: `{ headers: {
 * 'X-Verb': method } }`, `headers.set('x', sign(method))`, `{ body: JSON.stringify({ method }) }`, `sent.push(method)`; or
 * the name of an event: `bus.emit(method)`
 */
export function carrierOf(file: SourceFile, node: t.Node, left = 3): Carrier | undefined {
  const header = 'header';
  let isValue = false;
  let isField = false;
  let isAwaited = false;
  let inner = node;
  for (let outer = file.names.parentOf(inner); outer !== undefined; outer = file.names.parentOf(outer)) {
    if (outer.type === 'ObjectProperty') {
      if (outer.value !== inner) return undefined;
      const name = keyName(outer)?.toLowerCase() ?? '';
      if (isValue && name === 'headers') return header;
      if (isField && /^(body|data|json|payload)$/.test(name)) return 'body';
      isValue = isField = true;
    } else if (outer.type === 'AssignmentExpression' || outer.type === 'VariableDeclarator') {
      const [target, given] = outer.type === 'VariableDeclarator' ? [outer.id, outer.init] : [outer.left, outer.right];
      const isHeader = isValue ? isHeaders(target) : isMember(target) && isHeaders(target.object);
      if (given !== inner) return undefined;
      if (isHeader) return header;
      // Example: `const key = digest(path)`, but not a response
      const named = target.type === 'Identifier' && !isAwaited && left > 0 ? file.names.bindingOf(target) : undefined;
      return named?.references.some((one) => carrierOf(file, one, left - 1) === header) ? header : undefined;
    } else if (isCall(outer)) {
      if (outer.callee === inner && !isMember(inner)) return undefined;
      if (setHeader(outer, file) !== undefined || (isValue && isMadeOfHeaders(outer))) return header;
      const called = outer.callee !== inner && isMember(outer.callee) ? (memberName(outer.callee) ?? '') : '';
      if (/^(push|unshift)$/.test(called)) return 'list';
      if (/^(emit|trigger|fire|publish|dispatchEvent)$/.test(called)) return 'event';
      isField &&= isOutside(file, outer.callee, 'JSON.stringify');
    } else if (!isCalledOn(file, outer, inner) && !handing.test(outer.type)) return undefined;
    isAwaited ||= outer.type === 'AwaitExpression';
    inner = outer;
  }
  return undefined;
}

/** Example: `method.toLowerCase()` */
function isCalledOn({ names }: SourceFile, member: t.Node, object: t.Node): boolean {
  if (!isMember(member) || member.object !== object) return false;
  const call = names.parentOf(member);
  return call !== undefined && isCall(call) && call.callee === member;
}

/** `new Headers({ … })` */
function isMadeOfHeaders({ callee }: CallNode): boolean {
  return callee.type === 'Identifier' && callee.name === 'Headers';
}

/** A test between the call and the request whose result may differ for another method, or a header made of the method. */
export interface MethodTest {
  /** The test. */
  readonly place: Place;
  readonly owner: FunctionNode | undefined;
  /** Whether its result is known for both methods. */
  readonly isKnown: boolean;
  readonly decides: Effect | 'nothing';
  /** What contains the method. */
  readonly carrier?: Carrier | undefined;
  /** Where code that runs later finds it again. */
  readonly kept?: readonly Kept[];
  /** The names of the query parameters that depend on it, if nothing else of the URL does. */
  readonly names?: readonly string[];
}

/** The effect of code that runs for one method and not for another; `isSending`: in a function that sends the request. */
export function effectOf(file: SourceFile, controls: readonly t.Node[], isSending: boolean): Effect {
  if (isSending && returnsNothing(controls)) return 'none';
  const found = new Set<Effect>();
  for (const node of controls) {
    walk(node, (inner) => {
      if (inner.type === 'ThrowStatement' && !isCaught(file, inner.argument)) found.add('headers');
      const header = headerIn(inner);
      if (header !== undefined) found.add(/^(content-type|content-length)$/i.test(header) ? 'body' : 'headers');
      if (writesUrl(inner)) found.add('url');
      if (readsResponse(inner)) {
        found.add('response');
        return false;
      }
      if (inner.type === 'Identifier' || inner.type === 'StringLiteral') {
        const name = inner.type === 'Identifier' ? inner.name : inner.value;
        if (/^(body|data|payload|json|content-type)$/i.test(name) && !isAwaited(file, inner)) found.add('body');
      }
      return undefined;
    });
  }
  const first = (['headers', 'url', 'body', 'response'] as const).find((one) => found.has(one)) ?? 'other';
  return first === 'body' && tellsBesides(controls) ? 'other' : first;
}

/** Whether a variable has what was waited for: `data`, after `const data = await response.json()`. */
function isAwaited({ names }: SourceFile, node: t.Node): boolean {
  const waiting = node.type === 'Identifier' ? names.bindingOf(node)?.declaration : undefined;
  return waiting?.type === 'VariableDeclarator' && waiting.init?.type === 'AwaitExpression';
}

/** Whether an expression is what a `catch` clause has caught: to throw it means not to try again. */
function isCaught({ names }: SourceFile, node: t.Node): boolean {
  return node.type === 'Identifier' && names.bindingOf(node)?.kind === 'catch';
}

/** Whether code ends its function with a fixed value, so that no request is sent or its response is lost: `return null`. */
function returnsNothing(controls: readonly t.Node[]): boolean {
  return controls.some((node) => {
    let isFound = false;
    walk(node, (inner) => {
      if (isFunction(inner)) return false;
      isFound ||= inner.type === 'ReturnStatement' && isFixed(inner.argument);
      return undefined;
    });
    return isFound;
  });
}

/** Example: `null`, `{ ok: true }`, `Promise.resolve()` */
function isFixed(node: t.Node | null | undefined): boolean {
  if (node == null || /^(Null|Numeric|Boolean|String)Literal$/.test(node.type)) return true;
  if (node.type === 'ArrayExpression') return node.elements.every(isFixed);
  if (node.type === 'ObjectExpression')
    return node.properties.every((one) => one.type === 'ObjectProperty' && isFixed(one.value));
  if (node.type === 'UnaryExpression' || /^TS\w+Expression$/.test(node.type))
    return isFixed('argument' in node ? (node.argument as t.Node) : (node as t.TSAsExpression).expression);
  if (isCall(node)) return lastName(node.callee) === 'resolve' && node.arguments.every(isFixed);
  return node.type === 'Identifier' && node.name === 'undefined';
}

/** Example: `response.json()`, `response.data` */
function readsResponse(node: t.Node): boolean {
  if (isCall(node))
    return node.arguments.length === 0 && isMember(node.callee) && /^(json|text)$/.test(lastName(node.callee) ?? '');
  if (!isMember(node) || !/^(data|body)$/.test(lastName(node) ?? '')) return false;
  const { object } = node;
  return (
    object.type === 'AwaitExpression' || (object.type === 'Identifier' && /^re?s(p|ponse|ult)?$/i.test(object.name))
  );
}

const ofUrl = /^(url|uri|path|params|query|search|searchParams)$/i;

/** Whether a part of a URL is set, or something is appended to one. */
function writesUrl(node: t.Node): boolean {
  if (node.type === 'AssignmentExpression') return namesUrl(node.left);
  if (node.type === 'TemplateElement') return /[?&]/.test(node.value.raw);
  if (!isCall(node) || node.callee.type !== 'MemberExpression') return false;
  const called = memberName(node.callee) ?? '';
  return /^(set|append|delete)$/.test(called) && namesUrl(node.callee.object);
}

function namesUrl(node: t.Node): boolean {
  if (node.type === 'Identifier') return ofUrl.test(node.name);
  if (node.type !== 'MemberExpression') return false;
  return ofUrl.test(memberName(node) ?? '') || namesUrl(node.object);
}

/** The name of the header that a statement or a property sets; empty if unknown. */
function headerIn(node: t.Node): string | undefined {
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression' && isHeaders(node.left.object)) {
    return memberName(node.left) ?? '';
  }
  if (isCall(node)) return setHeader(node);
  if (node.type !== 'ObjectProperty' || keyName(node) !== 'headers' || node.value.type !== 'ObjectExpression')
    return undefined;
  const names = node.value.properties.flatMap((one) => (one.type === 'SpreadElement' ? [] : (keyName(one) ?? '')));
  return names.find((name) => !/^content-type$/i.test(name)) ?? names[0];
}

function setHeader({ callee, arguments: [name] }: CallNode, file?: SourceFile): string | undefined {
  if (callee.type !== 'MemberExpression') return undefined;
  const called = memberName(callee) ?? '';
  const isSet =
    /^setRequestHeader$/.test(called) || (/^(set|append|delete)$/.test(called) && isHeaders(callee.object, file));
  return isSet ? (name?.type === 'StringLiteral' ? name.value : '') : undefined;
}

function isHeaders(node: t.Node, file?: SourceFile): boolean {
  const name = node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' ? memberName(node) : undefined;
  if (/headers?$/i.test(name ?? '')) return true;
  const made = node.type === 'Identifier' ? file?.names.bindingOf(node)?.declaration : undefined;
  return made?.type === 'VariableDeclarator' && made.init?.type === 'NewExpression' && isMadeOfHeaders(made.init);
}

/** Whether code also counts or tells something, besides what it does with a body: `writes++`, `this.kinds.push('json')`. */
function tellsBesides(controls: readonly t.Node[]): boolean {
  return controls.some((node) =>
    holdsSuch(node, (inner) => {
      if (inner.type !== 'ExpressionStatement') return false;
      const { expression } = inner;
      return expression.type === 'UpdateExpression' || (isCall(expression) && isKeeping(expression));
    }),
  );
}

/** The names of the query parameters that are set, if no other part of a URL is, and all names are known. */
export function parametersSet(controls: readonly t.Node[]): readonly string[] | undefined {
  const names: (string | undefined)[] = [];
  for (const node of controls) {
    walk(node, (inner) => {
      if (writesUrl(inner)) names.push(...namesSetBy(inner));
    });
  }
  return names.includes(undefined) ? undefined : (names as string[]);
}

/** Example: `config.params = { ...config.params, stamp }`, or `config.params.stamp = …` */
function namesSetBy(node: t.Node): readonly (string | undefined)[] {
  if (isCall(node)) {
    const [name] = node.arguments;
    return [name?.type === 'StringLiteral' ? name.value : undefined];
  }
  if (node.type !== 'AssignmentExpression') return [undefined];
  const { left, right } = node;
  if (right.type === 'ObjectExpression' && node.operator === '=')
    return right.properties.flatMap((one) => (one.type === 'SpreadElement' ? [] : keyName(one)));
  const isOneOf = left.type === 'MemberExpression' && namesUrl(left.object);
  return [isOneOf ? memberName(left) : undefined];
}

/** The part of a `switch` that runs, as the same number for the same statements. */
export function chosenBlock(node: t.SwitchStatement, value: (inner: t.Node) => unknown): unknown {
  const from = chosenCase(node, value);
  if (typeof from !== 'number') return unseen;
  const rest = node.cases.slice(from).findIndex(({ consequent }) => consequent.length > 0);
  return rest < 0 ? node.cases.length : from + rest;
}

/** The forms in which the old and the new method may appear; the old one may also be absent. */
export function formsOfChange(site: CallSite, { from, to }: MethodChange, isLowerThere: boolean | undefined) {
  const { isAbsent, texts } = site.methods;
  const before = formsOfMethod(site, from, isLowerThere);
  const isLeftOut = (isAbsent === true || texts.every(isDefault)) && isLowerThere === undefined;
  return [isLeftOut ? [...before, absent as typeof absent] : before, formsOfMethod(site, to, isLowerThere, true)];
}

/** Whether a method is only given by a default: `method = 'GET'`, `options.method ?? 'GET'`. */
function isDefault({ at }: CallSite['methods']['texts'][number]): boolean {
  const parent = at?.file.names.parentOf(at.node);
  return parent?.type === 'AssignmentPattern' || parent?.type === 'LogicalExpression';
}

/** The forms in which the old or the new method may appear: in lower case where axios writes it so, and likewise where the call does. */
function formsOfMethod(
  { methods }: CallSite,
  method: string,
  isLowerThere: boolean | undefined,
  isNew = false,
): readonly string[] {
  const lower = method.toLowerCase();
  // Example: `call('put', path)`, of a function that writes it in capitals
  const written = methods.texts.flatMap(({ at, text }) =>
    at?.node.type === 'StringLiteral' && at.node.value !== text ? at.node.value : [],
  );
  const passed = isNew ? undefined : written.find((one) => one.toUpperCase() === method);
  if (passed !== undefined) return [passed];
  if (isLowerThere !== undefined) return [isLowerThere ? lower : method];
  const isLower = methods.texts.some(({ text }) => text === text.toLowerCase());
  return isLower ? (isNew ? [method, lower] : [lower]) : [method];
}
