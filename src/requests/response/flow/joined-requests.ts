import type * as t from '@babel/types';
import { functionOf, isMember } from '../../../source/node-kinds.ts';
import { callsByName } from '../../../source/nodes.ts';
import { functionName, lastName, memberName } from '../../../source/pattern.ts';
import type { Shape } from '../shape/shape.ts';
import { type AnyCall, callOf, isCallOf } from '../shape/syntax.ts';
import type { Trace } from './trace.ts';

const body: Shape = { is: 'body' };

/** `$.when(…)` of jQuery around a request; undefined for any other code. */
export function joinedBy(trace: Trace, node: t.Node): AnyCall | undefined {
  const parent = trace.parentOf(node);
  if (!isCallOf(parent) || !isMember(parent.callee) || memberName(parent.callee) !== 'when') return undefined;
  return isJquery(parent.callee.object) ? parent : undefined;
}

/**
 * Follows a request of jQuery through `$.when(…)`: to the only one, its callbacks get what its own would get; of several, each
 * one gives them a list of that: `$.when(a, b).done(function (tags) { tags[0] … })`.
 */
export function followJoined(trace: Trace, whole: AnyCall, node: t.Node): undefined {
  if (whole.arguments.length === 1) return trace.follow(whole, { is: 'promise', of: body });
  const shape = isRequest(trace, node) ? ({ is: 'elements', of: body, at: 0 } as const) : undefined;
  const index = whole.arguments.indexOf(node as t.Expression);
  for (let at = whole; ; ) {
    const parent = trace.parentOf(at);
    if (parent?.type === 'ExpressionStatement') return;
    const member = isMember(parent) && parent.object === at ? parent : undefined;
    const call = member && callOf(trace.file, member);
    const name = (call && memberName(member)) ?? '';
    if (call === undefined || shape === undefined || !/^(done|then|fail|always|progress)$/.test(name)) break;
    const readers = name === 'done' ? call.arguments : name === 'then' ? call.arguments.slice(0, 1) : [];
    for (const reader of readers) trace.callback(reader, index, shape, call);
    if (name === 'then') return;
    at = call;
  }
  refuseJoined(trace, whole);
}

export function refuseJoined(trace: Trace, node: t.Node): undefined {
  trace.refuse(
    'not-followed',
    node,
    "can't follow what reads the joined responses; read `content` of this one by hand",
  );
}

/** Whether `$.when(…)` joins what the function around a request returns: `$.when(loadTags(), ready)`. */
export function isJoinedElsewhere(trace: Trace, node: t.Node): boolean {
  const { file, call, evaluator } = trace;
  const fn = functionOf(file, node);
  const name = fn && functionName(fn, trace.parentOf(fn));
  if (name === undefined || !isMember(call.callee) || !isJquery(call.callee.object)) return false;
  const joins = [file, ...evaluator.filesUsing(name)].flatMap((one) => callsByName(one).get('when') ?? []);
  return joins.some(
    ({ callee, arguments: given }) =>
      isMember(callee) &&
      isJquery(callee.object) &&
      given.length > 1 &&
      given.some((one) => isCallOf(one) && lastName(one.callee) === name),
  );
}

function isJquery(node: t.Node): boolean {
  return node.type === 'Identifier' && /^(\$|jQuery)$/.test(node.name);
}

/** Whether an expression is certainly a request of jQuery, and not a promise of the body alone: `$.get(url).fail(warn)`. */
function isRequest(trace: Trace, node: t.Node): boolean {
  if (!isCallOf(node) || !isMember(node.callee)) return false;
  if (node === trace.call) return /^(get|getJSON|ajax|post)$/.test(memberName(node.callee) ?? '');
  return /^(done|fail|always|progress)$/.test(memberName(node.callee) ?? '') && isRequest(trace, node.callee.object);
}
