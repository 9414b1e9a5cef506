import type * as t from '@babel/types';
import { isCall, isMember } from '../../source/node-kinds.ts';
import { calledName } from '../../source/nodes.ts';
import type { Evaluator } from '../evaluate.ts';
import { returnsOf } from '../returns.ts';
import { knownText, piecesOf } from '../text/pieces.ts';
import type { FunctionValue, Place, Value } from '../value.ts';
import { unseen } from './known-methods.ts';
import { knownValue } from './known-value.ts';

/** The callback that is called for the items of a list, and the place of the call. */
interface Passing {
  readonly name: string;
  readonly callback: Place;
}

/** The call that makes a list of another one: `parts.map(encodeURIComponent)`, `parts.filter(Boolean)`. */
export function passingOf(list: Place): (Passing & { readonly from: Place }) | undefined {
  const { node } = list;
  const name = isCall(node) && node.arguments.length === 1 ? calledName(node) : undefined;
  if (!isCall(node) || !isMember(node.callee) || (name !== 'map' && name !== 'filter')) return undefined;
  return {
    name,
    callback: { ...list, node: node.arguments[0] as t.Node },
    from: { ...list, node: node.callee.object },
  };
}

/** What a callback makes of the elements of a list; undefined if it is not known what it does. */
export function passedElements(
  evaluator: Evaluator,
  elements: readonly Place[],
  { name, callback }: Passing,
): readonly Place[] | undefined {
  const called = evaluator.evaluate(callback);
  const global = called.kind === 'external' && called.steps.length === 0 ? called.root : undefined;
  if (name === 'filter') {
    const isBoolean = global?.kind === 'global' && global.name === 'Boolean';
    if (!isBoolean && !(called.kind === 'function' && asksForText(evaluator, called))) return undefined;
    const values = elements.map((element) => evaluator.evaluate(element));
    if (!isBoolean && values.some(({ kind }) => kind === 'undefined' || kind === 'primitive')) return undefined;
    return elements.filter((element, index) => !isEmpty(values[index] as Value, element));
  }
  if (called.kind === 'function') {
    const { node, file, env } = called.place;
    const [returned, ...others] = returnsOf(node);
    if (returned === undefined || others.length > 0 || node.async || node.generator) return undefined;
    return elements.map((element, index) => ({
      node: returned,
      file,
      env: evaluator.enter(called.place, [element, indexIn(element, index)], called.self, env ?? callback.env),
    }));
  }
  return global?.kind === 'global' && /^(String|encodeURI|encodeURIComponent)$/.test(global.name)
    ? elements.map((element) => ({ ...element, node: callOf(callback.node, element.node) }))
    : undefined;
}

/** Whether a test keeps texts and leaves out empty ones, as `Boolean` does: `(part) => part.length > 0`. */
function asksForText(evaluator: Evaluator, { place }: FunctionValue): boolean {
  const { node, file, env } = place;
  const [param] = node.params;
  const [returned, another] = returnsOf(node);
  if (param?.type !== 'Identifier' || returned === undefined || another !== undefined) return false;
  const isKept = (text: string): unknown =>
    knownValue(evaluator, { node: returned, file, env }, (one) =>
      one.node.type === 'Identifier' && file.names.bindingOf(one.node)?.identifier === param ? text : undefined,
    );
  const [kept, left] = [isKept('part'), isKept('')];
  return kept !== unseen && left !== unseen && Boolean(kept) && !left;
}

const indices = new WeakMap<t.Node, Map<number, t.NumericLiteral>>();

/**
 * The index that a callback gets with an element: `parts.map((part, index) => …)`; the same node each time. It is written
 * nowhere, so it has no text.
 */
function indexIn(element: Place, value: number): Place {
  const known = indices.get(element.node) ?? new Map<number, t.NumericLiteral>();
  indices.set(element.node, known);
  const { start = null } = element.node;
  const node = known.get(value) ?? ({ type: 'NumericLiteral', value, start, end: start } as t.NumericLiteral);
  known.set(value, node);
  return { ...element, node };
}

/** Whether an element says itself that `filter(Boolean)` may leave it out: `isOn && path`, `isOn ? path : ''`. */
export function mayBeEmpty(evaluator: Evaluator, place: Place): boolean {
  const { node } = place;
  if (node.type === 'LogicalExpression' && node.operator === '&&') return true;
  const value = evaluator.evaluate(place);
  return value.kind === 'choice' && value.branches.some((branch) => isEmpty(branch, place));
}

/** Whether an element is certainly one that `filter(Boolean)` leaves out. */
function isEmpty(value: Value, place: Place): boolean {
  if (value.kind === 'primitive') return !value.value;
  return value.kind === 'undefined' || (value.kind === 'text' && knownText(piecesOf(value, place)) === '');
}

const made = new WeakMap<t.Node, WeakMap<t.Node, t.CallExpression>>();

/** The call of a global function with an element of a list; the same node each time. */
function callOf(callee: t.Node, element: t.Node): t.CallExpression {
  const ofCallee = made.get(callee) ?? new WeakMap<t.Node, t.CallExpression>();
  made.set(callee, ofCallee);
  const { start = null, end = null } = element;
  const node =
    ofCallee.get(element) ?? ({ type: 'CallExpression', callee, arguments: [element], start, end } as t.CallExpression);
  ofCallee.set(element, node);
  return node;
}
