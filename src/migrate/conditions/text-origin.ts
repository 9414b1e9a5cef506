import type * as t from '@babel/types';
import type { Binding, Names } from '../../source/names/bind.ts';
import { callTaking, isCall, isMember, rootOf, withoutCasts } from '../../source/node-kinds.ts';
import { calledName } from '../../source/nodes.ts';
import { declaredWith, lastName, loopOf, memberName, patternPath } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { isOfTests } from '../../source/test-paths.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { isAbsentWord } from '../../values/flow/truth.ts';
import { referencesTo } from '../../values/given.ts';
import { knownText } from '../../values/text/pieces.ts';
import { placesGiven } from '../../values/types/given-kinds.ts';
import { valueKinds } from '../../values/types/value-kinds.ts';
import type { FunctionNode, Place } from '../../values/value.ts';

/** Whether a value is certainly text without commas (`key`), or one of several that the code takes one by one (`item`). */
type Origin = 'key' | 'item';

const mostSteps = 4;

/**
 * Where the text that is sent under a name is from, as far as the code shows it: a constant, an item of a list, or what all calls in
 * the code base pass for a parameter. Undefined if any text may come from elsewhere.
 */
export function textOrigin(evaluator: Evaluator, name: string, place: Place, steps = mostSteps): Origin | undefined {
  const { file } = place;
  const node = withoutCasts(place.node);
  const of = (one: t.Node) => textOrigin(evaluator, name, { ...place, node: one }, steps);
  const kinds = valueKinds(evaluator, file, node);
  if (kinds !== undefined && !['text', 'list', 'texts', 'others'].some((kind) => kinds.has(kind as 'text')))
    return 'key';
  const value = evaluator.evaluate({ node, file, env: undefined });
  const text = value.kind === 'text' ? knownText(value.pieces) : undefined;
  if (text !== undefined) return text.trim() === '' || text.includes(',') ? undefined : 'key';
  if (node.type === 'ConditionalExpression') return either([node.consequent, node.alternate].map(there(of)));
  if (node.type === 'LogicalExpression' && node.operator !== '&&')
    return either([node.left, node.right].map(there(of)));
  // Example: `series.metadata.genres[0]`, but not `args[0]`
  if (isMember(node) && node.property.type === 'NumericLiteral')
    return isMember(node.object) && memberName(node.object) === `${name}s` ? 'item' : undefined;
  // Example: `series.metadata.publisher`, as a response has it
  if (isMember(node) && memberName(node) === name && lastName(node.object) === 'metadata') return 'item';
  const root = rootOf(node);
  const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
  if (binding === undefined || binding.writes.length > 0 || steps === 0) return undefined;
  const list = listOf(file, binding);
  if (list !== undefined) return ofItems(file.names, list, root === node ? of : () => 'item');
  const init = root === node ? declaredWith(file.names, node) : undefined;
  if (init !== undefined) return textOrigin(evaluator, name, { ...place, node: init }, steps - 1);
  if (binding.kind === 'param' && !isOnlyCalled(file, binding.declaration)) return undefined;
  const given = placesGiven(evaluator, { ...place, node }, 1) ?? [];
  // What only tests pass says nothing of what the program passes.
  const isOfTest = given.some((one) => one !== undefined && isOfTests(one.file.path) && !isOfTests(file.path));
  return isOfTest ? undefined : either(given.map((one) => one && textOrigin(evaluator, name, one, steps - 1)));
}

/** Whether the file only calls a function, or exports it: `find.apply(null, texts)` passes anything. */
function isOnlyCalled(file: SourceFile, fn: t.Node): boolean {
  return referencesTo(file, fn).every((one) => {
    const parent = file.names.parentOf(one);
    const isCallee = parent !== undefined && isCall(parent) && parent.callee === one;
    return isCallee || /^Export/.test(parent?.type ?? '');
  });
}

function there(of: (one: t.Node) => Origin | undefined) {
  return (one: t.Node) => (isAbsentWord(one) ? 'key' : of(one));
}

function either(all: readonly (Origin | undefined)[]): Origin | undefined {
  if (all.length === 0 || all.includes(undefined)) return undefined;
  return all.includes('item') ? 'item' : 'key';
}

const takers: ReadonlySet<string> = new Set(['map', 'flatMap', 'forEach', 'filter', 'find', 'some', 'every']);

/** The list of which a variable is an item, or a part of one: in a loop, or in a callback. */
function listOf(file: SourceFile, { identifier, declaration, kind }: Binding): t.Node | undefined {
  if (kind === 'param') {
    const [first] = (declaration as FunctionNode).params ?? [];
    const call = callTaking(file, declaration);
    const isFirst = first !== undefined && patternPath(first, identifier) !== undefined;
    const isTaken = call?.arguments[0] === declaration && takers.has(calledName(call) ?? '');
    return isFirst && isTaken && isMember(call.callee) ? call.callee.object : undefined;
  }
  const loop = loopOf(file.names, declaration);
  return loop?.type === 'ForOfStatement' ? loop.right : undefined;
}

/** Methods of a list that give some of its items. */
const choosers: ReadonlySet<string> = new Set(['filter', 'slice', 'reverse', 'sort', 'toSorted', 'toReversed']);

/** Where the items of a list are from: not those that a text is split into, which may hold what a person typed. */
function ofItems(
  names: Names,
  list: t.Node,
  of: (item: t.Node) => Origin | undefined,
  steps = mostSteps,
): Origin | undefined {
  const node = withoutCasts(list);
  const ofOther = (one: t.Node, whole = true) => ofItems(names, one, whole ? of : () => 'item', steps - 1);
  if (steps === 0) return undefined;
  if (node.type === 'ArrayExpression') return either(node.elements.map((one) => (one === null ? undefined : of(one))));
  if (isCall(node)) {
    const name = calledName(node) ?? '';
    if (/^(split|match|matchAll|exec)$/.test(name)) return undefined;
    return isMember(node.callee) ? ofOther(node.callee.object, choosers.has(name)) : 'item';
  }
  const init = declaredWith(names, node);
  if (node.type === 'Identifier' && (names.bindingOf(node)?.writes.length ?? 0) > 0) return undefined;
  return init === undefined ? 'item' : ofOther(init);
}
