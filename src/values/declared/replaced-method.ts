import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isCall, isFunction, isMember, rootOf, withoutCasts } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { importOf, lastName, memberName, parametersOf } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { isOfTests } from '../../source/test-paths.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../evaluate.ts';
import { givenTo, givenToName } from '../given.ts';
import { unseen } from '../methods/known-methods.ts';
import { knownValue } from '../methods/known-value.ts';
import { importing } from '../objects/foreign-uses.ts';
import { computedWrites, mayBeIt, mayChange, type Sought } from '../objects/outside-writes.ts';
import type { FunctionNode, Place } from '../value.ts';

/**
 * Where code puts a function in the place of an object's method, whose name it computes: `target[name] = traced` in a
 * function that gets the object, in any file.
 */
export function replacedByComputing(
  evaluator: Evaluator,
  home: SourceFile,
  name: string,
  isIt: Sought['isIt'],
): Place | undefined {
  const users = [home, ...evaluator.openAll(importing(evaluator, home))].filter(({ path }) => !isOfTests(path));
  const called = users.flatMap((file) => filesCalled(evaluator, file));
  for (const file of new Set([...users, ...called])) {
    const found = computedWrites(file).find(({ object, key, value }) => {
      const at = (node: t.Node): Place => ({ node, file, env: undefined });
      if (
        (value !== undefined && handsOn(file, withoutCasts(value))) ||
        !mayBeNamed(evaluator, at(key as t.Node), name, object, isIt)
      )
        return false;
      return mayBeIt(evaluator, at(object), { isIt, mayBe: false });
    });
    if (found !== undefined) return { node: found.object, file, env: undefined };
  }
  return undefined;
}

/** Whether a function does nothing with what it is given but to hand it on: `original.apply(this, given)`. */
function handsOn(file: SourceFile, node: t.Node): boolean {
  if (isCall(node)) return lastName(node.callee) === 'bind';
  if (!isFunction(node)) return false;
  const bindings = new Set<Binding>();
  for (const param of parametersOf(node as FunctionNode))
    walk(param, (inner) => {
      const binding = inner.type === 'Identifier' ? file.names.bindingOf(inner) : undefined;
      if (binding?.declaration === node) bindings.add(binding);
    });
  return [...bindings].every(({ references }) =>
    references.every((reference) => {
      const parent = file.names.parentOf(reference);
      const call = parent?.type === 'SpreadElement' ? file.names.parentOf(parent) : parent;
      if (call === undefined || !isCall(call) || call.callee === reference) return false;
      const { callee } = call;
      const called = isMember(callee) && /^(call|apply)$/.test(memberName(callee) ?? '') ? callee.object : callee;
      const holder = called.type === 'Identifier' ? file.names.bindingOf(called) : undefined;
      return holder !== undefined && holder.scope.node.type !== 'Program';
    }),
  );
}

/** The other files of the functions that a file gives something to and that may write under a name they compute. */
function filesCalled(evaluator: Evaluator, file: SourceFile): readonly SourceFile[] {
  return nodesOf(file, 'CallExpression').flatMap(({ callee, arguments: given }) => {
    const root = rootOf(callee);
    const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
    if (given.length === 0 || binding === undefined || importOf(binding, file.names) === undefined) return [];
    const value = evaluator.evaluate({ node: callee, file, env: undefined });
    return value.kind === 'function' && mayChange(value.place.file.text) ? [value.place.file] : [];
  });
}

/** Whether a computed name may be a certain one, by what is known of it and of what calls that give the object give for it. */
function mayBeNamed(evaluator: Evaluator, key: Place, name: string, object: t.Node, isIt: Sought['isIt']): boolean {
  const known = knownValue(evaluator, key);
  if (known !== unseen) return known === name;
  const { file } = key;
  const callOf = (place: Place): t.Node | undefined => place.file.names.parentOf(place.node);
  const owner = withoutCasts(object);
  const binding = owner.type === 'Identifier' ? file.names.bindingOf(owner) : undefined;
  const owners = binding ? givenTo(evaluator, binding, file) : [];
  const calls = owners.filter(({ value, place }) => isIt(value, place)).map(({ place }) => callOf(place));
  const given = givenToName(evaluator, key.node, file);
  const paired = given.filter((place) => calls.includes(callOf(place)));
  const names = (paired.length > 0 ? paired : given).map((place) => knownValue(evaluator, place));
  return names.length === 0 || names.some((one) => one === unseen || one === name);
}
