import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { type CallNode, callTaking } from '../../source/node-kinds.ts';
import { parametersOf, patternPath, propertyName } from '../../source/pattern.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { truthOf } from '../../values/flow/truth.ts';
import { assignedParts } from '../../values/objects/assigned-object.ts';
import { hasNoMember } from '../../values/types/known-members.ts';
import { branchesOf, type Environment, type Place, type Value } from '../../values/value.ts';
import { returnsOf } from '../response/shape/syntax.ts';
import { calleesOf } from '../wrappers/sending.ts';
import { isOfTexts, isSpread, partsOf } from './query-parts.ts';
import { type SlotShape, slotShape } from './slot-shape.ts';

/** The expressions that a query is composed of, without the one that is not for what the call passes: `query instanceof URLSearchParams ? x : y`. */
export function partsAt(evaluator: Evaluator, { node, ...at }: Place): readonly t.Node[] | undefined {
  const test = node.type === 'ConditionalExpression' ? node.test : undefined;
  const isKind = test?.type === 'BinaryExpression' && test.operator === 'instanceof';
  const isSo = isKind ? truthOf(evaluator, { ...at, node: test }) : undefined;
  if (node.type !== 'ConditionalExpression' || isSo === undefined)
    return partsOf(node) ?? assignedParts(evaluator, { ...at, node });
  return [isSo ? node.consequent : node.alternate];
}

/** How a function receives what a variable of its parameters holds. */
export interface Received {
  /** The position of the parameter. */
  readonly index: number;
  readonly param: t.Node | undefined;
  /** The argument of the call; undefined if it passes none. */
  readonly given: Place | undefined;
  /** The path of members from the argument to the query. */
  readonly names: readonly string[];
  readonly shape: SlotShape | undefined;
  /** Whether its type allows only strings. */
  readonly takesTexts: boolean;
}

/** Reads how a call passes what is at the end of a path of members of a variable among the parameters of a function. */
export function receivedAs(
  evaluator: Evaluator,
  binding: Binding,
  { file }: Place,
  members: readonly string[],
  { callee, args }: Environment,
): Received {
  const params = parametersOf(callee);
  const index = params.findIndex((one) => patternPath(one, binding.identifier) !== undefined);
  const param = params[index];
  const steps = patternPath(param ?? null, binding.identifier) ?? [];
  const names = [...steps.flatMap(({ name }) => (name === undefined || name === '=' ? [] : name)), ...members];
  const shape = members.length > 0 ? 'object' : slotShape(file, binding);
  const takesTexts = steps.every(({ name }) => name !== undefined) && isOfTexts(evaluator, file, param, names);
  return { index, param, given: args[index], names, shape, takesTexts };
}

/**
 * Whether an argument in the place of a query is the callback, which the function moves to its own parameter: `if (typeof query ===
 * 'function') done = query`. Undefined if that is not known.
 */
export function isCallback(evaluator: Evaluator, binding: Binding, { file }: Place, given: Place): boolean | undefined {
  const { names } = file;
  const isMoved = binding.references.some((one) => {
    const write = names.parentOf(one);
    if (write?.type !== 'AssignmentExpression' || write.right !== one || write.left.type !== 'Identifier') return false;
    const other = names.bindingOf(write.left);
    return other?.kind === 'param' && other !== binding && other.declaration === binding.declaration;
  });
  const kinds = isMoved ? branchesOf(evaluator.evaluate(given)).map(({ kind }) => kind) : [];
  if (kinds.length > 0 && kinds.every((kind) => kind === 'function')) return true;
  const call = callTaking(given.file, given.node);
  const isLast = call === undefined || call.arguments.at(-1) === given.node;
  return isLast && kinds.some((kind) => /^(unknown|external|function)$/.test(kind)) ? undefined : false;
}

/** Whether a call is the one that a function is evaluated for. */
export function isEnteredBy(evaluator: Evaluator, { args, callee }: Environment, call: Place<CallNode>): boolean {
  const given = call.node.arguments;
  if (given.length > 0) return args.some((one) => given.includes(one?.node as t.Expression));
  return args.length === 0 && calleesOf(evaluator, call).some(({ place }) => place.node === callee);
}

/** What a function of the code base returns, with the arguments of a call; undefined if that is not known. */
export function returnedBy(evaluator: Evaluator, place: Place<t.CallExpression>): readonly Place[] | undefined {
  const { node } = place;
  const value = evaluator.evaluate({ ...place, node: node.callee });
  const returns = value.kind === 'function' && !node.arguments.some(isSpread) ? returnsOf(value.place.node) : [];
  if (value.kind !== 'function' || returns.length === 0) return undefined;
  const { place: fn, self } = value;
  const env = evaluator.enter(fn, argumentPlaces(place), self, fn.env ?? place.env);
  return returns.map((one) => ({ ...fn, env, node: one }));
}

/** Whether an expression is known to have nothing at the end of a path of members. */
export function lacks(evaluator: Evaluator, place: Place, members: readonly string[]): boolean {
  const whole = evaluator.evaluate(place);
  const inner = members.reduce<Value>((value, name) => evaluator.member(value, name, place), whole);
  return inner.kind === 'undefined';
}

/** An expression that has a query at the end of a path of members. */
export interface QueryIn {
  readonly node: t.Node;
  readonly members: readonly string[];
}

/**
 * What may be at the end of a path of members of a literal with spreads: `{ ...defaults, ...options }`; undefined if not
 * known.
 */
export function inSpreads(
  evaluator: Evaluator,
  { node: literal, ...at }: Place<t.ObjectExpression>,
  [name, ...rest]: readonly [string, ...string[]],
): readonly QueryIn[] | undefined {
  const found: QueryIn[] = [];
  for (const property of literal.properties.toReversed()) {
    const own = propertyName(property);
    if (property.type === 'SpreadElement') {
      const node = property.argument;
      if (!hasNoMember(evaluator, { ...at, node }, name)) found.push({ node, members: [name, ...rest] });
    } else if (own === name && property.type === 'ObjectProperty')
      return [...found, { node: property.value, members: rest }];
    else if (own === undefined || own === name) return undefined;
  }
  return found;
}
