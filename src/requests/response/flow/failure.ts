import type * as t from '@babel/types';
import { isOutside } from '../../../source/names/outside-name.ts';
import { withoutCasts } from '../../../source/node-kinds.ts';
import { keyName } from '../../../source/pattern.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';
import { calleesOf, functionsOf } from '../../wrappers/sending.ts';
import type { Nothing } from '../shape/result-kind.ts';
import { awaited, type Shape } from '../shape/shape.ts';
import { inlineFunction, isCallOf, isEmpty, mayEndEmpty, returnsOf, shortText } from '../shape/syntax.ts';
import { neverGives, nothingOf } from './outcomes.ts';

/**
 * What the object that a function returns for a failed request has in place of the body, beside `{ ok: true, data }` for one that
 * succeeded: `{ ok: false, status }`, `{ data: null, error }`; for a text, `'[]'`. Undefined if it may be anything else.
 */
export function dataOfFailure(evaluator: Evaluator, place: Place, known: Shape): Nothing | undefined {
  const shape = awaited(known);
  // Example: `JSON.parse(response.data ?? '[]')`
  if (shape.is === 'text' && place.node.type === 'StringLiteral') return place.node.value === '[]' ? '[]' : undefined;
  const name = shape.is === 'data' ? 'data' : shape.is === 'elements' && typeof shape.at === 'string' && shape.at;
  const value = name ? evaluator.evaluate(place) : undefined;
  if (value?.kind !== 'object' || value.writes.length > 0) return undefined;
  const { properties } = value.place.node;
  if (properties.some(({ type }) => type === 'SpreadElement')) return undefined;
  const data = properties.find((one) => one.type !== 'SpreadElement' && keyName(one) === name);
  if (data === undefined) return 'undefined';
  const isNone = data.type === 'ObjectProperty' && isEmpty(data.value) && nones.test(withoutCasts(data.value).type);
  return isNone ? (nothingOf(value.place.file, data.value) ?? 'undefined') : undefined;
}

/** `null`, `[]`, `undefined`, `void 0` */
const nones = /^(NullLiteral|ArrayExpression|Identifier|UnaryExpression)$/;

/** What a function returns instead of the response, as far as it is found. */
export class Replaced {
  /** Another value. */
  mixed: string | undefined;
  nothing: Nothing | undefined;
  /** Whether that stands in for the response before it is read. */
  isEarly = false;

  /** Records an empty value, if there is one. */
  note(nothing: Nothing | undefined, isEarly = false): boolean {
    if (nothing === undefined) return false;
    if (this.nothing === undefined || this.nothing === 'undefined' || this.isEarly) {
      this.nothing = nothing;
      this.isEarly = isEarly;
    } else if (this.nothing !== nothing && nothing !== 'undefined') this.mixed ??= nothing;
    return true;
  }

  /** Records another value. */
  mix({ node, file }: Place): undefined {
    this.mixed ??= shortText(file, node);
  }
}

/** What a function returns if the request has failed: nothing, or something else. */
export interface Instead {
  readonly nothing: Nothing | undefined;
  /** The first of its values that are something else. */
  readonly other: Place | undefined;
  /** The first of its empty values. */
  readonly none: Place | undefined;
}

/**
 * What the callback for a failed request returns in place of the response: `.catch(() => [])`, `.catch(offline)`. `isSame`:
 * whether a value has the same form as the response.
 */
export function insteadOf(evaluator: Evaluator, callback: Place, isSame: (one: Place) => boolean): Instead {
  const inline = inlineFunction(callback.node);
  const functions: Place<FunctionNode>[] = inline
    ? [{ ...callback, node: inline }]
    : functionsOf(evaluator.evaluate(callback)).map(({ place }) => place);
  const values = functions.flatMap((one) => givenBy(evaluator, one, 0));
  const isNone = ({ node }: Place) => isEmpty(node);
  const none = values.find(isNone);
  const [nothing] = values.filter(isNone).flatMap(({ node, file }) => nothingOf(file, node) ?? []);
  const other = values.find((one) => !isNone(one) && !neverGives(evaluator, one) && !isSame(one));
  const mayEnd = functions.some(({ node }) => returnsOf(node).length === 0 && mayEndEmpty(node));
  return { nothing: nothing ?? (mayEnd ? 'undefined' : undefined), other, none };
}

const deepest = 4;

/** The values that a function returns, maybe through other functions of the code base and under other names. */
function givenBy(evaluator: Evaluator, fn: Place<FunctionNode>, depth: number): readonly Place[] {
  return returnsOf(fn.node).flatMap((node) => {
    const place = { ...fn, node: resolved(fn, node) };
    const callees = isCallOf(place.node) ? calleesOf(evaluator, { ...place, node: place.node }) : [];
    if (callees.length > 0 && depth < deepest && !neverGives(evaluator, place))
      return callees.flatMap((one) => givenBy(evaluator, one.place, depth + 1));
    return [named(evaluator, place)];
  });
}

/** What a promise that is made for a value gives: `Promise.resolve(value)`, or `of(value)`. */
function resolved({ file }: Place, node: t.Node): t.Node {
  const inner = withoutCasts(node.type === 'AwaitExpression' ? node.argument : node);
  const isMade = isCallOf(inner) && isOutside(file, inner.callee, /^(Promise\.resolve|of)$/);
  return isMade ? withoutCasts(inner.arguments[0] ?? inner.callee) : inner;
}

/** The literal, or the `new` expression, that a name stands for. */
function named(evaluator: Evaluator, place: Place): Place {
  if (place.node.type !== 'Identifier') return place;
  const value = evaluator.evaluate(place);
  return 'place' in value && literals.test(value.place.node.type) ? value.place : place;
}

const literals = /^(Object|Array|New)Expression$|Literal$/;
