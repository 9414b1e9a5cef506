import { startOf } from '../../../source/source-file.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import { usesName } from '../../../source/walk.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';
import type { RequestChange, Spelling } from '../../call-site.ts';
import { insertArgument, prependArgument } from '../../edits/argument-edit.ts';
import { quoted } from '../../edits/respell.ts';
import { isMethodName, meaningOf } from '../signature.ts';
import {
  bodyTexts,
  edit,
  inArguments,
  inObjects,
  insertedAfter,
  nothingAt,
  type Passing,
  parametersIn,
} from '../slots.ts';
import type { Sibling } from './sibling.ts';

/**
 * Another function sends the method: it takes the arguments of `callee` under the same names, and the body anywhere.
 */
export function slotsOfSibling(
  passing: Passing,
  callee: Place<FunctionNode> | undefined,
  sibling: Sibling,
  { method, body }: RequestChange,
): Spelling[] {
  const { file, node } = passing.place;
  const count = node.arguments.length;
  const fits = (at: number): boolean => takesSame(passing, callee?.node, at);
  const first = method !== undefined && fits(0) ? behindMethod(passing, quoted(file, method.to), body) : [];
  if (body === undefined) {
    const moved = method === undefined ? [] : byNames(passing, callee?.node, quoted(file, method.to));
    return [...(fits(count) ? [[]] : []), ...first, ...moved].map((edits) => [...sibling.edits, ...edits]);
  }
  const between = fits(passing.position + 1)
    ? bodyTexts(body).flatMap((text) => withBodyBetween(passing, callee?.node, text))
    : [];
  const before = fits(0) ? bodyTexts(body).map((text) => [prependArgument(file, node, text)]) : [];
  const word = method !== undefined && asksForMethod(passing) ? quoted(file, method.to) : undefined;
  const behind = [
    ...inArguments(passing, undefined, body),
    ...inObjects(passing, undefined, body),
    ...(word === undefined ? [] : inObjects(passing, word, body)),
  ];
  return [...between, ...(fits(count) ? behind : []), ...first, ...before].map((edits) => [...sibling.edits, ...edits]);
}

/** The body behind the URL, and the query where the called function has it, one parameter later. */
function withBodyBetween(passing: Passing, other: FunctionNode | undefined, body: string): Spelling[] {
  const { place, callee, position, query } = passing;
  const { file, node } = place;
  if (query === undefined) return insertedAfter(place, position, body);
  const [count, to] = [node.arguments.length, query.position + 1];
  const isSame = meaningOf(parametersIn(callee?.node)[to]) === meaningOf(parametersIn(other)[query.position]);
  if (!isSame || other === undefined || query.position < count) return [];
  const between = Array.from({ length: query.position - count }, (_, index) => nothingAt(callee, count + 1 + index));
  if (count === position + 1) return insertedAfter(place, position, [body, ...between, query.text].join(', '));
  const behind = insertArgument(file, node, count - 1, [...between, query.text].join(', '));
  return behind === undefined ? [] : insertedAfter(place, position, body).map((edits) => [...edits, behind]);
}

/** `send(method, path, body)`: the method before all arguments, and the body after them. */
function behindMethod({ place, callee }: Passing, method: string, body: string | undefined): Spelling[] {
  const { file, node } = place;
  const params = parametersIn(callee?.node);
  if (!isMethodName(params[0])) return [];
  const before = prependArgument(file, node, method);
  if (body === undefined) return [[before]];
  const count = node.arguments.length + 1;
  return [...params.keys()].slice(count).flatMap((position) =>
    bodyTexts(body).flatMap((text) => {
      const between = Array.from({ length: position - count }, (_, index) => nothingAt(callee, count + index));
      const behind = [...between, text].join(', ');
      return insertedAfter(place, node.arguments.length - 1, behind).map((edits) => [before, ...edits]);
    }),
  );
}

/** `send('PATCH', path, undefined, body)` for `put(path, body)`: each argument at the parameter of its name. */
function byNames({ place, callee, position }: Passing, other: FunctionNode | undefined, method: string): Spelling[] {
  const { node } = place;
  const meanings = parametersIn(callee?.node).map(meaningOf);
  const verb = parametersIn(callee?.node).findIndex(isMethodName);
  const taken = node.arguments.map((_, index) => {
    const found = meanings.indexOf(meaningOf(parametersIn(other)[index]));
    return index === position && found < 0 ? meanings.findIndex((_name, at) => at !== verb) : found;
  });
  const isInOrder = taken.every((to, index) => to > (taken[index - 1] ?? -1) && to !== verb);
  if (verb < 0 || !isInOrder || verb > (taken.at(-1) ?? -1)) return [];
  const edits = node.arguments.flatMap((argument, index): TextEdit[] => {
    const from = (taken[index - 1] ?? -1) + 1;
    const between = [...meanings.keys()]
      .slice(from, taken[index])
      .map((at) => (at === verb ? method : nothingAt(callee, at)));
    const at = startOf(argument);
    return between.length === 0 ? [] : [edit(at, at, `${between.join(', ')}, `)];
  });
  return [edits];
}

/**
 * Whether a function takes the arguments of another one, except the URL, by the same names, and one more at a position.
 */
function takesSame({ place, callee, position }: Passing, other: FunctionNode | undefined, inserted: number): boolean {
  return place.node.arguments.every((_, index) => {
    const now = parametersIn(callee?.node)[index < inserted ? index : index + 1];
    if (now === undefined || now.type === 'RestElement') return false;
    return index === position || (other !== undefined && meaningOf(now) === meaningOf(parametersIn(other)[index]));
  });
}

function asksForMethod({ callee }: Passing): boolean {
  return callee !== undefined && usesName(callee.node, /^method$/i);
}
