import type * as t from '@babel/types';
import { isFunction } from '../../source/node-kinds.ts';
import { calledName } from '../../source/nodes.ts';
import { keyName } from '../../source/pattern.ts';
import { walk } from '../../source/walk.ts';
import { argumentPlaces } from '../direct-call.ts';
import type { Evaluator } from '../evaluate.ts';
import { elementsOf, listedElements } from '../listed.ts';
import { returnsOf } from '../returns.ts';
import type { Place, Value } from '../value.ts';

const mostEntries = 4;
const mostElements = 8;
const made = new WeakMap<t.Node, Map<string, t.Expression>>();

/** What `Object.entries(values)` or `Object.keys(values)` gives, if the code shows all members of the object. */
export function entriesOf(evaluator: Evaluator, list: Place): readonly Place[] | undefined {
  if (list.node.type !== 'CallExpression') return undefined;
  const callee = evaluator.evaluate({ ...list, node: list.node.callee });
  const [of] = argumentPlaces({ ...list, node: list.node });
  if (callee.kind !== 'external' || callee.root.kind !== 'global' || callee.root.name !== 'Object') return undefined;
  const [step, ...others] = callee.steps;
  const name = step?.kind === 'member' && others.length === 0 ? step.name : '';
  const object = of && evaluator.evaluate(of);
  if (!/^(entries|keys)$/.test(name) || object?.kind !== 'object' || object.writes.length > 0) return undefined;
  const entries = object.place.node.properties.map((one) => entryOf(one, name));
  if (entries.length > mostEntries || entries.includes(undefined)) return undefined;
  return entries.flatMap((node) => (node === undefined ? [] : { ...object.place, node }));
}

/** The key of a property, or a list of that and the value; the same node each time. */
function entryOf(property: t.ObjectExpression['properties'][number], name: string): t.Expression | undefined {
  const key = property.type === 'ObjectProperty' ? keyName(property) : undefined;
  if (property.type !== 'ObjectProperty' || key === undefined) return undefined;
  const { start = null, end = null } = property;
  const word = { type: 'StringLiteral', value: key, start, end } as t.StringLiteral;
  const entry = { type: 'ArrayExpression', elements: [word, property.value], start, end } as t.ArrayExpression;
  const known = made.get(property) ?? new Map<string, t.Expression>();
  made.set(property, known);
  const node = known.get(name) ?? (name === 'keys' ? word : entry);
  known.set(name, node);
  return node;
}

/**
 * `Object.entries(values).reduce((path, [name, value]) => path.replace(name, value), path)`, and the same for the elements of
 * a list: `parts.reduce((path, part) => `${path}/${part}`)`
 */
export function reduced(
  evaluator: Evaluator,
  receiver: Place,
  [given, first]: readonly (Place | undefined)[],
  place: Place,
): Value | undefined {
  const items = entriesOf(evaluator, receiver) ?? fewElements(evaluator, receiver) ?? [];
  const [start, ...entries] = first === undefined ? items : [first, ...items];
  const callee = given && evaluator.evaluate(given);
  if (items.length === 0 || start === undefined || callee?.kind !== 'function') return undefined;
  const [node, ...others] = returnsOf(callee.place.node);
  if (node === undefined || others.length > 0) return undefined;
  let result = start;
  for (const entry of entries) {
    const env = evaluator.enter(callee.place, [result, entry], callee.self, callee.place.env ?? place.env);
    result = { node, file: callee.place.file, env };
  }
  return evaluator.evaluate(result);
}

/** The elements of a short list, if the code shows all of them. */
function fewElements(evaluator: Evaluator, list: Place): readonly Place[] | undefined {
  const value = evaluator.evaluate(list);
  const found = value.kind === 'array' ? elementsOf(evaluator, value.place) : listedElements(evaluator, list);
  return found !== undefined && found.length <= mostElements ? found : undefined;
}

/** `entries.forEach(callback)` */
export function isForEach(node: t.Node | undefined): node is t.CallExpression & { callee: t.MemberExpression } {
  return node?.type === 'CallExpression' && node.callee.type === 'MemberExpression' && calledName(node) === 'forEach';
}

/** Whether the body of a loop may end early, or contains another function. */
export function leavesRound(loop: t.Node): boolean {
  let isFound = false;
  walk((loop as t.ForOfStatement).body, (node) => {
    isFound ||= /^(Break|Continue|Return)Statement$/.test(node.type) || isFunction(node);
  });
  return isFound;
}
