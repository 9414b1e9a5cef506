import type * as t from '@babel/types';
import { isOutside } from '../../../source/names/outside-name.ts';
import { type AnyMember, isMember } from '../../../source/node-kinds.ts';
import { memberName } from '../../../source/pattern.ts';
import { startOf } from '../../../source/source-file.ts';
import type { Place } from '../../../values/value.ts';
import { decodedText, scheduledShape } from '../host.ts';
import { followObservable } from '../observable.ts';
import { addedType, pageType, typeArgumentsOf } from '../page-type.ts';
import {
  awaited,
  type ElementsShape,
  hasStatus,
  memberShape,
  methodShape,
  promiseOf,
  type Shape,
  shapeName,
} from '../shape/shape.ts';
import { type AnyCall, callOf, inlineFunction, isCallOf, shortText } from '../shape/syntax.ts';
import { insteadOf } from './failure.ts';
import { asksForList, asksIfAny, looksOnly } from './outcomes.ts';
import { bindPattern } from './patterns.ts';
import type { Trace } from './trace.ts';

/** Follows `x.name` and `x.name(…)`, for a value that leads to the body. */
export function followMember(trace: Trace, member: AnyMember, shape: Shape): undefined {
  const name = memberName(member);
  const call = callOf(trace.file, member);
  if (call !== undefined && name !== undefined) return followMethod(trace, member, call, name, shape);
  const found = memberShape(shape, name ?? indexName(trace, member));
  // Example: `sizes.push(text.length)`, which is another size for a page
  const isSize = shape.is === 'text' && name === 'length' && !asksIfAny(trace.file, member);
  if (found === 'harmless' && !isSize) return;
  if (found === 'harmless' || found === 'lost')
    return trace.refuse(
      'not-followed',
      member,
      `can't follow \`${shortText(trace.file, member)}\` of the response; read \`content\` by hand`,
    );
  const parent = trace.parentOf(member);
  if (parent?.type === 'AssignmentExpression' && parent.left === member) {
    return trace.refuse('reassigned', parent, `\`${shortText(trace.file, member)}\` is assigned to; change it by hand`);
  }
  if (hasStatus(found)) trace.hold(member);
  trace.follow(member, found);
}

/** `list[index]`, if the index is a constant. */
function indexName(trace: Trace, member: AnyMember): string | undefined {
  const index = trace.numberOf(member.property);
  return index === undefined ? undefined : String(index);
}

function followMethod(trace: Trace, member: AnyMember, call: AnyCall, name: string, shape: Shape): undefined {
  if (shape.is === 'observable') return followObservable(trace, member, call, shape);
  if (name === 'then' || name === 'catch' || name === 'finally') return followThen(trace, call, name, shape);
  if (name === 'its') return followNamed(trace, call, awaited(shape));
  if (name === 'end' && shape.is === 'chain') return trace.callback(call.arguments[0], 1, shape.of, call);
  if (name === 'expect' && shape.is === 'chain' && shape.of.is === 'superagent')
    return followExpect(trace, call, shape, shape.of);
  if (shape.is === 'elements') return followList(trace, call, name, shape);
  const found = methodShape(shape, name);
  const mayHand = shape.is === 'chain' && shape.of.is === 'response' && !setsPart.test(name);
  const handed = mayHand ? call.arguments.find(isHanded) : undefined;
  if (found !== undefined && (handed === undefined || found.is === 'promise')) {
    if (name === 'json') jsonType(trace, member, call);
    // Example: `.json((page) => page.content)`, after which nothing else receives the body
    return handed === undefined ? trace.follow(call, found) : trace.callback(handed, 0, awaited(found), call);
  }
  const inner = memberShape(shape, name);
  const isOfList = shape.is === 'text' && asksForList(name, call);
  if (inner === 'harmless' && !isOfList) return;
  trace.refuse('not-followed', call, `${shapeName(shape)} is read with \`.${name}()\`; read its \`content\` by hand`);
}

/**
 * supertest's `.expect(status)`, `.expect(header, value)` and `.expect((response) => …)`, with a callback at the end or
 * without. One that compares the whole body is left.
 */
function followExpect(trace: Trace, call: AnyCall, chain: Shape, response: Shape): undefined {
  const [first, ...others] = call.arguments;
  if (first === undefined) return trace.follow(call, chain);
  if (inlineFunction(first) !== undefined) trace.callback(first, 0, response, call);
  else {
    const isStatus = trace.numberOf(first) !== undefined;
    const isHeader = first.type === 'StringLiteral' && others.length > 0;
    const [last, ...more] = isHeader ? others.slice(1) : others;
    const isEnd = last !== undefined && (inlineFunction(last) !== undefined || isParameter(trace, last));
    if ((!isStatus && !isHeader) || more.length > 0 || (last !== undefined && !isEnd)) {
      const read = `the whole response is compared in \`${shortText(trace.file, call)}\``;
      return trace.refuse('not-followed', call, `${read}; read its \`content\` by hand`);
    }
    if (last !== undefined && inlineFunction(last) !== undefined) trace.callback(last, 1, response, call);
  }
  return trace.follow(call, chain);
}

/** Example: `done`, which a test gets */
function isParameter({ file }: Trace, node: t.Node): boolean {
  return node.type === 'Identifier' && file.names.bindingOf(node)?.kind === 'param';
}

/** Cypress' `.its('body.0.name')`: the path gets another step. */
function followNamed(trace: Trace, call: AnyCall, shape: Shape): undefined {
  const [given] = call.arguments;
  const [first = ''] = given?.type === 'StringLiteral' ? given.value.split('.') : [];
  const found = memberShape(shape, first);
  if (found === 'harmless') return;
  if (given === undefined || found === 'lost' || found.is !== 'body' || trace.items !== undefined) {
    const read = `${shapeName(shape)} is read with \`.its()\`; read its \`content\` by hand`;
    return trace.refuse('not-followed', call, read);
  }
  const at = startOf(given) + 1 + first.length;
  trace.edits.push({ start: at, end: at, text: '.content' });
}

/** Methods of a request that is not sent yet, which set a part of it. */
const setsPart = /^(headers?|auth|query|timeout)$/;

/** Whether an argument is a function, which receives the response, or a failure that it may replace with a value. */
function isHanded(node: t.Node): boolean {
  return inlineFunction(node) !== undefined || node.type === 'Identifier' || isMember(node);
}

/** The type in `.json<string[]>()`, and in `.json()` if the code around it determines the type, and not the request. */
function jsonType(trace: Trace, member: AnyMember, call: AnyCall): undefined {
  const [type] = typeArgumentsOf(call);
  trace.typeEdits.push(...pageType(trace, type, { is: 'body' }));
  // Example: `ky.get<string[]>(path).json()`
  const isTyped = typeArgumentsOf(trace.call).length > 0;
  if (type === undefined && !trace.isUntyped && !isTyped)
    trace.typeEdits.push(...addedType(trace, call, member, false));
}

/** Follows `.then(f, g)` into `f`, for success; `g` is for failure. */
function followThen(trace: Trace, call: AnyCall, name: string, shape: Shape): undefined {
  const [given, failed] = call.arguments;
  const stand = standIn(trace, name === 'catch' ? given : name === 'then' ? failed : undefined);
  if (stand !== undefined) {
    return trace.refuse(
      'mixed-value',
      stand.file === trace.file ? stand.node : call,
      `${shapeName(shape)} may be replaced by \`${shortText(stand.file, stand.node)}\`; read \`content\` by hand`,
    );
  }
  if (name !== 'then') return trace.follow(call, promiseOf(awaited(shape)));
  if (given === undefined) return trace.follow(call, promiseOf(awaited(shape)));
  const value = awaited(shape);
  if (value.is === 'text' && isMember(given) && isOutside(trace.file, given, 'JSON.parse')) {
    return trace.follow(call, { is: 'promise', of: { is: 'body' } });
  }
  trace.callback(given, 0, value, call);
}

/** The value that the callback for a failure returns in place of the response: `.catch(() => ({ data: [] }))`. */
function standIn(trace: Trace, given: t.Node | undefined): Place | undefined {
  if (given === undefined) return undefined;
  const isMade = ({ node, file }: Place) =>
    /^(Object|Array|New)Expression$/.test(node.type) ||
    (isCallOf(node) && isOutside(file, node.callee, 'Response.json'));
  const { other, none } = insteadOf(trace.evaluator, trace.at(given), (one) => !isMade(one));
  return other ?? (none && isMade(none) ? none : undefined);
}

/** Follows `list.map((r) => …)` and similar calls. */
function followList(trace: Trace, call: AnyCall, name: string, shape: ElementsShape): undefined {
  const [given] = call.arguments;
  const fn = inlineFunction(given);
  const isLook = /^(some|every|forEach|filter|find)$/.test(name) && fn !== undefined;
  if (isLook && looksOnly({ ...trace.at(fn), node: fn }, 0, shape.of, true)) return;
  if (!/^(map|flatMap|forEach|filter)$/.test(name) || fn === undefined) {
    return trace.refuse(
      'response-passed',
      call,
      `${shapeName(shape)} is passed to \`.${name}\`; read its \`content\` there`,
    );
  }
  if (shape.at !== undefined) return mapped(trace, call, fn, shape);
  const [param] = fn.params;
  if (param !== undefined) bindPattern(trace, param, shape.of);
  if (name === 'filter') trace.follow(call, shape);
}

/** `responses.map((r) => r.json())`, where only one response is of this call: follows the list of results. */
function mapped(
  trace: Trace,
  call: AnyCall,
  fn: t.ArrowFunctionExpression | t.FunctionExpression,
  shape: ElementsShape,
): undefined {
  const given = fn.body.type === 'BlockStatement' ? undefined : fn.body;
  const [param] = fn.params;
  const step =
    given === undefined || param?.type !== 'Identifier' ? undefined : oneStep(trace, given, param.name, shape.of);
  if (step === undefined)
    return trace.refuse(
      'response-passed',
      call,
      `one of several responses is passed to \`${shortText(trace.file, fn)}\`; read its \`content\` there`,
    );
  trace.follow(call, { ...shape, of: step });
}

/**
 * The result of `r.json()`, `r.data`, `JSON.parse(r.data)` or `r` for a response `r`, and of `schedule(r)` for a
 * request.
 */
function oneStep(trace: Trace, node: t.Node, name: string, shape: Shape): Shape | undefined {
  const text = decodedText(trace.file, node);
  if (text !== undefined) return oneStep(trace, text, name, shape)?.is === 'text' ? { is: 'body' } : undefined;
  if (node.type === 'Identifier') return node.name === name ? shape : undefined;
  if (isMember(node) && node.object.type === 'Identifier' && node.object.name === name) {
    const found = memberShape(shape, memberName(node));
    return typeof found === 'string' ? undefined : found;
  }
  if (node.type !== 'CallExpression') return undefined;
  const [argument] = node.arguments;
  const given = argument && oneStep(trace, argument, name, shape);
  if (given?.is === 'text' && isOutside(trace.file, node.callee, 'JSON.parse')) return { is: 'body' };
  if (given !== undefined) return scheduledShape(node, given);
  if (!isMember(node.callee)) return undefined;
  const { object } = node.callee;
  const method = memberName(node.callee);
  return object.type === 'Identifier' && object.name === name && method !== undefined
    ? methodShape(shape, method)
    : undefined;
}
