import type * as t from '@babel/types';
import { nodesOf } from '../../../source/nodes.ts';
import { keyName, lastName, objectLiteral, parametersOf, withoutDefault } from '../../../source/pattern.ts';
import { contains } from '../../../source/source-file.ts';
import type { FunctionNode, FunctionValue } from '../../../values/value.ts';
import { calleesOf } from '../sending.ts';
import type { WrapperCall } from '../wrapper-spelling.ts';
import type { Asked } from './new-parameter.ts';

/** The function that takes what a call passes, and the call of it. */
interface Taker {
  readonly call: WrapperCall;
  readonly callee: FunctionValue;
  /** The position of the object with the URL. */
  readonly position: number;
  /** The object, and the names of what others may call to pass one, if it goes through other functions. */
  readonly object: t.ObjectExpression | undefined;
  readonly through: readonly string[];
}

/**
 * The function of the code base that a call calls. An object with the URL may go through others as it is, to the function
 * that takes its properties: `ask({ kind: 'load', path })`, received by `handlers[message.kind](message)`, for
 * `load: ({ path }) => …`. Undefined if the call may call several.
 */
export function takerOf(call: WrapperCall): Taker | undefined {
  const { evaluator, place, root, onward, calls } = call;
  const [callee, ...others] = calleesOf(evaluator, place);
  if (callee === undefined || others.length > 0) return undefined;
  let position = place.node.arguments.findIndex((one) => contains(one, root));
  const given = place.node.arguments[position];
  const object = given && objectLiteral(given);
  const own = { call, callee, position, object, through: [] };
  if (object === undefined) return own;
  let taking: { readonly node: FunctionNode } = callee.place;
  for (const [index, next] of onward.entries()) {
    const param = parametersOf(taking.node)[position];
    const passing = calls[index];
    if (param?.type !== 'Identifier' || passing === undefined) return own;
    const { names } = passing.file;
    const isParam = (one: Parameters<typeof names.bindingOf>[0]) => names.bindingOf(one) === names.bindingOf(param);
    position = passing.node.arguments.findIndex((one) => one.type === 'Identifier' && isParam(one));
    if (position < 0) return own;
    taking = next;
    if (patternAt(next.node, position) !== undefined) {
      const taken = { kind: 'function', place: next, self: undefined } as const;
      const through = [
        ...new Set([place, ...calls.slice(0, index + 1)].map(({ node }) => lastName(node.callee) ?? '')),
      ];
      return { call: { ...call, place: passing }, callee: taken, position, object, through };
    }
  }
  return own;
}

/** The properties that the called function takes from an object with the URL; undefined if it may take others. */
export function propertiesTaken(call: WrapperCall): readonly string[] | undefined {
  const taker = takerOf(call);
  const pattern = taker && patternAt(taker.callee.place.node, taker.position);
  const names = pattern?.properties.map((one) => (one.type === 'ObjectProperty' ? keyName(one) : undefined));
  return names?.every((one) => one !== undefined) ? names : undefined;
}

/**
 * A parameter to ask for, without the names that another object has already which the function may get through the same
 * others. One with another text for the same property is another message: `{ kind: 'save', body }`.
 */
export function notGiven(taker: Taker, asked: Asked | undefined): Asked | undefined {
  const { call, callee, position, object, through } = taker;
  const files = [...new Set(through.flatMap((one) => call.evaluator.filesWith(one)))];
  if (asked === undefined || files.length === 0) return asked;
  const taken = patternAt(callee.place.node, position)?.properties.flatMap((one) => keyIn(one) ?? []) ?? [];
  const own = textsIn(object);
  const given = files.flatMap((file) =>
    nodesOf(file, 'ObjectExpression').flatMap((one) => {
      const keys = one.properties.flatMap((property) => keyIn(property) ?? []);
      const isOther = [...textsIn(one)].some(([key, text]) => !taken.includes(key) && (own.get(key) ?? text) !== text);
      return !isOther && keys.some((key) => taken.includes(key)) ? keys : [];
    }),
  );
  return { ...asked, names: asked.names.filter((name) => !given.includes(name)) };
}

function keyIn(property: t.ObjectMember | t.ObjectProperty | t.RestElement | t.SpreadElement): string | undefined {
  return 'key' in property ? keyName(property) : undefined;
}

/** The properties of an object literal that are plain texts. */
function textsIn(object: t.ObjectExpression | undefined): ReadonlyMap<string, string> {
  const texts = (object?.properties ?? []).flatMap((one): [string, string][] => {
    const key = keyIn(one);
    const isText = one.type === 'ObjectProperty' && one.value.type === 'StringLiteral' && key !== undefined;
    return isText ? [[key, (one.value as t.StringLiteral).value]] : [];
  });
  return new Map(texts);
}

function patternAt(node: FunctionNode, position: number): t.ObjectPattern | undefined {
  const pattern = withoutDefault(parametersOf(node)[position]);
  return pattern?.type === 'ObjectPattern' ? pattern : undefined;
}
