import type * as t from '@babel/types';
import type { CallNode } from '../source/node-kinds.ts';
import { memberName } from '../source/pattern.ts';
import { contains } from '../source/source-file.ts';
import type { Evaluator } from './evaluate.ts';
import type { Place } from './value.ts';

/** A call as the called function sees it. */
interface DirectCall {
  /** The call, with the function as its callee and the arguments that the function receives. */
  readonly place: Place<CallNode>;
  /** The value of `this` in the function, if the call determines it. */
  readonly self: Place | undefined;
}

const known = new WeakMap<CallNode, CallNode>();

/**
 * `f.call(self, a)` and `f.apply(self, [a])` of a function of the code base call `f` with `a`; any other call is
 * returned unchanged.
 */
export function directCall(evaluator: Evaluator, place: Place<CallNode>): DirectCall {
  const passed = passedOn(place.node);
  const [self] = place.node.arguments;
  if (passed === undefined || self === undefined) return { place, self: undefined };
  // Example: `this.call('GET', path)` of a class that has a method of that name
  const { object } = place.node.callee as t.MemberExpression;
  if (evaluator.evaluate({ ...place, node: object }).kind !== 'function') return { place, self: undefined };
  const node = known.get(place.node) ?? ({ ...place.node, callee: object, arguments: passed } as CallNode);
  known.set(place.node, node);
  return { place: { ...place, node }, self: { ...place, node: self } };
}

const bound = new WeakMap<CallNode, CallNode>();

/**
 * The call of `f` with `a`, and with more that is not known, which whoever calls the result of `f.bind(self, a)` makes;
 * undefined for other calls.
 */
export function boundCall(node: CallNode): CallNode | undefined {
  const { type, callee, arguments: args } = node;
  if (type !== 'CallExpression' || callee.type !== 'MemberExpression' || memberName(callee) !== 'bind')
    return undefined;
  const rest = { ...node, type: 'SpreadElement', argument: node } as unknown as t.SpreadElement;
  const made = bound.get(node) ?? { ...node, callee: callee.object, arguments: [...args.slice(1), rest] };
  bound.set(node, made);
  return made;
}

/** The call that `x.call(self, …)` or `x.apply(self, […])` makes, if `x` is a function; otherwise undefined. */
export function passedOn({ type, callee, arguments: args }: CallNode): CallNode['arguments'] | undefined {
  if (callee.type !== 'MemberExpression' || type !== 'CallExpression') return undefined;
  const name = memberName(callee);
  return name === 'call' ? args.slice(1) : name === 'apply' ? listed(args) : undefined;
}

/** The arguments in `[self, [a, b]]`. */
function listed([, list, ...more]: CallNode['arguments']): CallNode['arguments'] | undefined {
  if (list?.type !== 'ArrayExpression' || more.length > 0 || list.elements.includes(null)) return undefined;
  return list.elements as t.CallExpression['arguments'];
}

/** A call, and those that make the function that it calls: `get('/genres')(query)`, `get('/genres')`. */
export function callsAtOnce(place: Place<CallNode>): readonly Place<CallNode>[] {
  const { callee } = place.node;
  return [place, ...(callee.type === 'CallExpression' ? callsAtOnce({ ...place, node: callee }) : [])];
}

/** The one of these calls that has a node in an argument; the last call if none does. */
export function callWith(place: Place<CallNode>, node: t.Node): Place<CallNode> {
  const isGiven = (call: Place<CallNode>) => call.node.arguments.some((one) => contains(one, node));
  return callsAtOnce(place).find(isGiven) ?? place;
}

/** The arguments of a call as places; undefined from the first spread on. */
export function argumentPlaces(
  call: Place<t.CallExpression | t.OptionalCallExpression | t.NewExpression>,
): (Place | undefined)[] {
  const spread = call.node.arguments.findIndex((argument) => argument.type === 'SpreadElement');
  return call.node.arguments.map((node, index) => (spread >= 0 && index >= spread ? undefined : { ...call, node }));
}
