import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { isCall, isMember } from '../../source/node-kinds.ts';
import { declaredWith, loopOf } from '../../source/pattern.ts';
import { contains, type SourceFile, startOf } from '../../source/source-file.ts';
import { holdsSuch } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { unseen } from '../../values/methods/known-methods.ts';
import { absent, knownValue } from '../../values/methods/known-value.ts';
import type { Place } from '../../values/value.ts';
import { inlineFunction, returnsOf } from '../response/shape/syntax.ts';

/** Whether code is not reached for a parameter whose value is `undefined`; `key` is the variable with its name. */
export function isSkippedIfAbsent(evaluator: Evaluator, { node, file, env }: Place, key: t.Identifier): boolean {
  const { names } = file;
  const around = names.bindingOf(key)?.declaration;
  const value = valueBeside(file, key);
  const of = (test: t.Node) => whenAbsent(evaluator, { node: test, file, env }, { key, value });
  let [inner, at] = [node, names.parentOf(node)];
  while (at !== undefined && inner !== around && !isLoopOf(at, around)) {
    if (at.type === 'IfStatement' || at.type === 'ConditionalExpression') {
      if (inner === at.consequent && of(at.test) === false) return true;
      if (inner === at.alternate && of(at.test) === true) return true;
    }
    if (at.type === 'LogicalExpression' && at.operator === '&&' && inner === at.right && of(at.left) === false)
      return true;
    if (
      at.type === 'BlockStatement' &&
      at.body.some((one) => startOf(one) < startOf(inner) && leaves(one) && of(one.test))
    )
      return true;
    [inner, at] = [at, names.parentOf(at)];
  }
  return false;
}

/** Whether a call leaves out the parameters whose value is `undefined`: `entries.filter(([, value]) => value != null)`. */
export function filtersAbsent(evaluator: Evaluator, { node, file, env }: Place<t.CallExpression>): boolean {
  const { callee, arguments: args } = node;
  const isPicked = isOutside(file, callee, /^((_|lodash)\.)?pickBy$/);
  const isFilter = isMember(callee) && callee.property.type === 'Identifier' && callee.property.name === 'filter';
  const fn = isPicked || isFilter ? inlineFunction(args[isPicked ? 1 : 0]) : undefined;
  const [param] = fn?.params ?? [];
  const [first, second] = param?.type === 'ArrayPattern' ? param.elements : [isPicked ? null : param, param];
  const key = first?.type === 'Identifier' ? first : undefined;
  const value = second?.type === 'Identifier' && (isPicked || second !== param) ? second : undefined;
  const returned = fn === undefined ? [] : returnsOf(fn);
  const [test] = returned;
  return (
    returned.length === 1 && test != null && whenAbsent(evaluator, { node: test, file, env }, { key, value }) === false
  );
}

/** Whether a test holds if a value is `undefined`; undefined if that is not known. */
function whenAbsent(
  evaluator: Evaluator,
  test: Place,
  { key, value }: { readonly key: t.Identifier | undefined; readonly value: t.Identifier | undefined },
): boolean | undefined {
  const isValue = ({ node }: Place) =>
    isNamed(test.file, node, value) || (key !== undefined && isMemberUnder(test.file, node, key));
  const known = knownValue(evaluator, test, (one) => (isValue(one) ? absent : undefined));
  return known === unseen ? undefined : Boolean(known);
}

function isNamed({ names }: SourceFile, node: t.Node, name: t.Identifier | undefined): boolean {
  return name !== undefined && node.type === 'Identifier' && names.bindingOf(node)?.identifier === name;
}

/** Whether an expression is the value under a name that a loop is at: `value` of `[name, value]`, `query[name]`, or a constant for it. */
export function isValueUnder(file: SourceFile, node: t.Node, key: t.Identifier): boolean {
  const made = declaredWith(file.names, node) ?? node;
  return isNamed(file, node, valueBeside(file, key)) || isMemberUnder(file, made, key);
}

function isMemberUnder(file: SourceFile, node: t.Node, key: t.Identifier): boolean {
  return isMember(node) && node.computed && isNamed(file, node.property, key) && isGoneThrough(file, key, node.object);
}

/** Whether a name is one of those in an object: `for (const key of Object.keys(query))` and `query[key]`. */
function isGoneThrough({ names, textOf }: SourceFile, key: t.Identifier, object: t.Node): boolean {
  const declaration = names.bindingOf(key)?.declaration;
  const loop = declaration?.type === 'VariableDeclarator' ? loopOf(names, declaration) : undefined;
  const call = declaration && names.parentOf(declaration);
  const given = call !== undefined && isCall(call) ? [call.callee, ...call.arguments] : [];
  const lists = loop === undefined ? given.filter((one) => one !== declaration) : [loop.right];
  return lists.some((list) => holdsSuch(list, (one) => textOf(one) === textOf(object)));
}

/** The variable beside a name in `[name, value]`. */
function valueBeside({ names }: SourceFile, key: t.Identifier): t.Identifier | undefined {
  const pattern = names.parentOf(key);
  const value = pattern?.type === 'ArrayPattern' && pattern.elements[0] === key ? pattern.elements[1] : undefined;
  return value?.type === 'Identifier' ? value : undefined;
}

function isLoopOf(at: t.Node, declaration: t.Node | undefined): boolean {
  return /^For(Of|In)Statement$/.test(at.type) && declaration !== undefined && contains(at, declaration);
}

/** `if (…) continue;` */
function leaves(node: t.Node): node is t.IfStatement {
  if (node.type !== 'IfStatement') return false;
  const last = node.consequent.type === 'BlockStatement' ? node.consequent.body.at(-1) : node.consequent;
  return /^(Continue|Return|Throw)Statement$/.test(last?.type ?? '');
}
