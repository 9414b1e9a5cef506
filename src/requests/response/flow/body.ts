import type * as t from '@babel/types';
import type { Binding } from '../../../source/names/bind.ts';
import { functionOf, isCast, isMember, withoutCasts } from '../../../source/node-kinds.ts';
import { keyName, memberName } from '../../../source/pattern.ts';
import { endOf } from '../../../source/source-file.ts';
import type { FunctionNode } from '../../../values/value.ts';
import { appendContent, appendThen, contentOf } from '../append.ts';
import { pipeContent } from '../observable.ts';
import { contentSource, insertion, pageType } from '../page-type.ts';
import type { Shape } from '../shape/shape.ts';
import {
  type AnyCall,
  callOf,
  inlineFunction,
  isCallOf,
  isListMember,
  mayEndEmpty,
  returnsOf,
  withCasts,
} from '../shape/syntax.ts';
import { followJoined, isJoinedElsewhere, joinedBy, refuseJoined } from './joined-requests.ts';
import type { Trace } from './trace.ts';

const body: Shape = { is: 'body' };

/** Handles an expression whose value is the decoded body: the first position where it is. */
export function bodyAt(trace: Trace, start: t.Node): undefined {
  trace.bodies.push(start);
  const node = typed(trace, start, body);
  if (isUnused(trace, node)) return;
  const target = declaredBy(trace, node);
  if (target !== undefined && refuseOther(trace, target)) return;
  const binding = boundTo(trace, node);
  if (binding !== undefined && hasErrorUses(trace, binding)) unwrapUses(trace, binding);
  else if (isBesideStatus(trace, node)) refuseBesideStatus(trace, node);
  else appendContent(trace, node);
}

/** Gives up if a pattern takes something out of the body that no list has, so that it must be another response. */
export function refuseOther(trace: Trace, pattern: t.Node): boolean {
  const taken = pattern.type === 'ObjectPattern' ? pattern.properties : [];
  const names = taken.map((one) => (one.type === 'RestElement' ? undefined : keyName(one)));
  const other = names.find((name) => !isListMember(name));
  if (other === undefined) return false;
  const message = `the response is a list, but this code reads \`${other}\` from it; if the request goes to another service, add an ignore comment`;
  trace.refuse('not-followed', pattern, message);
  return true;
}

/** Handles an expression that is a promise of the decoded body. */
export function bodyPromiseAt(trace: Trace, start: t.Node): undefined {
  trace.bodies.push(start);
  const shape: Shape = { is: 'promise', of: body };
  const node = typed(trace, start, shape);
  const parent = trace.parentOf(node);
  if (isUnused(trace, node)) return;
  if (parent?.type === 'AwaitExpression') return awaitedBodyAt(trace, node, parent);
  const member = isMember(parent) && parent.object === node ? parent : undefined;
  const call = member && callOf(trace.file, member);
  const name = member && memberName(member);
  if (call === undefined || name === undefined) {
    const whole = joinedBy(trace, node);
    if (whole !== undefined) return followJoined(trace, whole, node);
    const outer = passedOnBy(trace, node);
    if (isBesideStatus(trace, node)) return refuseBesideStatus(trace, node);
    if (isJoinedElsewhere(trace, node)) return refuseJoined(trace, node);
    return outer === undefined ? appendThen(trace, node) : trace.follow(outer, shape);
  }
  if (/^(done|success)$/.test(name)) return doneWith(trace, call, shape);
  if (/^(fail|always|error|complete|progress|abort)$/.test(name)) return trace.follow(call, shape);
  if (name === 'then') return thenWith(trace, node, call);
  const binding = boundAfter(trace, call);
  if (binding !== undefined && hasErrorUses(trace, binding)) {
    return trace.refuse(
      'response-replaced',
      call,
      `the response may come from \`${name}\` and is checked for an error; read \`content\` by hand`,
    );
  }
  appendThen(trace, node);
}

/** Handles an awaited body; if failures evaluate to null or an empty list, they still do. */
function awaitedBodyAt(trace: Trace, node: t.Node, parent: t.AwaitExpression): undefined {
  const binding = boundTo(trace, parent);
  const isLooked = binding !== undefined && hasErrorUses(trace, binding);
  if (trace.nothing === undefined || trace.nothing === 'undefined' || isLooked) return bodyAt(trace, parent);
  appendThen(trace, node);
}

/** Skips the casts around an expression, and turns types of the old body in them into types of the page. */
function typed(trace: Trace, node: t.Node, shape: Shape): t.Node {
  const parent = trace.parentOf(node);
  if (!isCast(parent)) return node;
  const isBody = shape.is === 'body';
  if (parent.type === 'TSNonNullExpression') return typed(trace, parent, shape);
  // Example: `(await got(path)) as any`, whose inner type may be `unknown`
  const type = 'typeAnnotation' in parent ? (parent.typeAnnotation as t.Node) : undefined;
  if (isBody && type?.type === 'TSAnyKeyword') return typed(trace, parent, shape);
  // Example: `(await got(path)) as unknown as string[]`
  if (type?.type === 'TSUnknownKeyword' && isCast(trace.parentOf(parent))) return typed(trace, parent, shape);
  // Example: `(await axios.get(path)).data as string[]`; the `json()` of a response gives `unknown` on some platforms
  if (isBody && trace.isUntyped && !trace.isSilent && trace.cast === undefined) return node;
  if ('typeAnnotation' in parent) trace.typeEdits.push(...pageType(trace, parent.typeAnnotation as t.Node, shape));
  return typed(trace, parent, shape);
}

/** The `.then(…)` whose callback only returns this promise: `.then((r) => r.json())`. */
function passedOnBy(trace: Trace, node: t.Node): AnyCall | undefined {
  const fn = functionOf(trace.file, node);
  const parent = trace.parentOf(node);
  if (fn === undefined || inlineFunction(fn) === undefined || (fn as t.FunctionExpression).returnType) return undefined;
  const isWhole = parent === fn || (parent?.type === 'ReturnStatement' && isOnlyEnd(fn as FunctionNode));
  const call = trace.parentOf(fn);
  if (!isWhole || !isCallOf(call) || call.arguments[0] !== fn || call.arguments.length > 1) return undefined;
  return isMember(call.callee) && memberName(call.callee) === 'then' ? call : undefined;
}

/** Whether a function has only this return, and can't end in any other way. */
function isOnlyEnd(fn: FunctionNode): boolean {
  return returnsOf(fn).length === 1 && !mayEndEmpty(fn);
}

/** Whether a value is unused. */
function isUnused(trace: Trace, node: t.Node): boolean {
  const parent = trace.parentOf(node);
  if (parent?.type === 'AwaitExpression') return isUnused(trace, parent);
  return parent?.type === 'ExpressionStatement' || (parent?.type === 'UnaryExpression' && parent.operator === 'void');
}

/** What an expression is assigned to. */
function declaredBy(trace: Trace, node: t.Node): t.Node | undefined {
  const parent = trace.parentOf(node);
  if (isCast(parent)) return declaredBy(trace, parent);
  return parent?.type === 'VariableDeclarator'
    ? parent.id
    : parent?.type === 'AssignmentExpression'
      ? parent.left
      : undefined;
}

/** The variable that an expression initializes. */
function boundTo(trace: Trace, node: t.Node): Binding | undefined {
  const target = declaredBy(trace, node);
  return target?.type === 'Identifier' ? trace.file.names.bindingOf(target) : undefined;
}

function boundAfter(trace: Trace, node: t.Node): Binding | undefined {
  const parent = trace.parentOf(node);
  if (parent?.type === 'AwaitExpression' || isCast(parent)) return boundAfter(trace, parent);
  const member = isMember(parent) && callOf(trace.file, parent);
  return member ? boundAfter(trace, member) : boundTo(trace, node);
}

/**
 * Whether a variable with the body is also read if the request has failed: `if (!res.ok) throw new
 * Error(data.message)`.
 */
export function hasErrorUses(trace: Trace, binding: Binding): boolean {
  return binding.references.some(
    (use) => isErrorUse(trace, use) || trace.verdict(use) === 'mixed' || isBesideStatus(trace, use),
  );
}

function isErrorUse(trace: Trace, use: t.Node): boolean {
  const parent = trace.parentOf(use);
  if (isMember(parent) && parent.object === use && !isListMember(memberName(parent))) return true;
  return trace.verdict(use) === 'failed';
}

/** Reads `.content` at every use except those for an error. */
export function unwrapUses(trace: Trace, binding: Binding): undefined {
  if (binding.writes.length > 1)
    return trace.refuse(
      'reassigned',
      binding.identifier,
      `\`${binding.name}\` is also used for other values; use a separate variable for the response`,
    );
  trace.typeEdits.push(...pageType(trace, binding.identifier.typeAnnotation, body));
  for (const use of binding.references) {
    const parent = trace.parentOf(use);
    if (isErrorUse(trace, use) || isLogged(trace, use)) continue;
    if (trace.verdict(use) === 'mixed')
      return trace.refuse(
        'mixed-branch',
        use,
        `\`${binding.name}\` is read where the request may have failed; read \`content\` only if it succeeded`,
      );
    if (isBesideStatus(trace, use)) return refuseBesideStatus(trace, use);
    if (parent?.type === 'ObjectProperty' && parent.shorthand) {
      trace.edits.push(
        insertion(
          endOf(use),
          `: ${contentSource(trace, binding.name, binding.writes.length > 0 || trace.nothing !== undefined)}`,
        ),
      );
    } else appendContent(trace, typed(trace, use, body));
  }
}

/** Whether a value is only logged. */
export function isLogged(trace: Trace, use: t.Node): boolean {
  const parent = trace.parentOf(use);
  if (parent?.type !== 'CallExpression' || !isMember(parent.callee)) return false;
  const { object } = parent.callee;
  return object.type === 'Identifier' && /^(console|log|logger)$/.test(object.name);
}

/** `.then((tags) => …)`: the content is read before it, unless the callback looks for an error in the body. */
function thenWith(trace: Trace, node: t.Node, call: AnyCall): undefined {
  const [argument] = call.arguments;
  const callback = inlineFunction(argument);
  if (callback !== undefined && callback.params.length === 0) return;
  const [param] = callback?.params ?? [];
  const binding = param?.type === 'Identifier' ? trace.file.names.bindingOf(param) : undefined;
  if (binding !== undefined && hasErrorUses(trace, binding)) unwrapUses(trace, binding);
  else appendThen(trace, node);
}

/** `.done(function (tags) { … })` of jQuery, which also passes the status and the request. */
function doneWith(trace: Trace, call: AnyCall, shape: Shape): undefined {
  for (const argument of call.arguments) trace.callback(argument, 0, body, call);
  trace.follow(call, shape);
}

/** Handles an expression that is an observable of the decoded body. */
export function bodyObservableAt(trace: Trace, start: t.Node): undefined {
  const node = typed(trace, start, { is: 'observable', of: body });
  const parent = trace.parentOf(node);
  if (isUnused(trace, node)) return;
  const call = isMember(parent) && parent.object === node ? callOf(trace.file, parent) : undefined;
  const isIgnored = call?.arguments.length === 0 && isMember(parent) && memberName(parent) === 'subscribe';
  if (!isIgnored) pipeContent(trace, node, (page) => contentOf(trace, page));
}

/** `{ ok: res.ok, data }`, `[res.ok, data]`: callers check the status for an error, whose body is in the data. */
function isBesideStatus(trace: Trace, node: t.Node): boolean {
  if (!trace.isSilent || trace.verdict(node) === 'ok') return false;
  const parent = trace.parentOf(withCasts(trace.file, node));
  const object = parent?.type === 'ObjectProperty' ? trace.parentOf(parent) : parent;
  if (object?.type === 'ObjectExpression') {
    return object.properties.some((one) => one.type === 'ObjectProperty' && isStatus(trace, one.value));
  }
  return object?.type === 'ArrayExpression' && object.elements.some((one) => one !== null && isStatus(trace, one));
}

function isStatus(trace: Trace, node: t.Node): boolean {
  const inner = withoutCasts(node);
  if (inner.type === 'UnaryExpression') return isStatus(trace, inner.argument);
  return isMember(inner) && /^(ok|status)$/.test(memberName(inner) ?? '') && trace.isResponse(inner.object);
}

function refuseBesideStatus(trace: Trace, node: t.Node): undefined {
  trace.refuse(
    'response-with-status',
    node,
    'the response is passed on with its status and may be an error; read `content` only if it succeeded',
  );
}
