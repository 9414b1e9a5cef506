import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { isCall, isMember } from '../../source/node-kinds.ts';
import { declaredWith, loopOf } from '../../source/pattern.ts';
import { contains, type SourceFile, startOf } from '../../source/source-file.ts';
import { holdsSuch, walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { unseen } from '../../values/methods/known-methods.ts';
import { type absent, knownValue } from '../../values/methods/known-value.ts';
import type { Place } from '../../values/value.ts';
import { inlineFunction, returnsOf } from '../response/shape/syntax.ts';

type Sample = typeof absent | false;

/** Whether code is not reached for a parameter whose value is `undefined`, or `false`; `key` is the variable with its name. */
export function isSkippedFor(
  evaluator: Evaluator,
  { node, file, env }: Place,
  key: t.Identifier,
  one: Sample,
): boolean {
  const { names } = file;
  const around = names.bindingOf(key)?.declaration;
  const value = valueBeside(file, key);
  const of = (test: t.Node) => resultFor(evaluator, { node: test, file, env }, { key, value }, one);
  let [inner, at] = [node, names.parentOf(node)];
  while (at !== undefined && inner !== around && !isLoopOf(at, around)) {
    if (at.type === 'IfStatement' || at.type === 'ConditionalExpression') {
      const isHere = inner === at.consequent;
      const other = isHere ? at.alternate : at.consequent;
      // Example: `if (Array.isArray(value)) … else query.set(key, value)`, which sends `false` the other way
      const isSentThere = one === false && other != null && holdsSuch(other, (name) => isNamed(file, name, key));
      if (inner !== at.test && of(at.test) === !isHere && !isSentThere) return true;
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

/** Whether a call leaves out the parameters whose value is `undefined`, or `false`: `entries.filter(([, value]) => value != null)`. */
export function filtersOut(evaluator: Evaluator, { node, file, env }: Place<t.CallExpression>, one: Sample): boolean {
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
    returned.length === 1 &&
    test != null &&
    resultFor(evaluator, { node: test, file, env }, { key, value }, one) === false
  );
}

/** Whether a test holds for a value; undefined if that is not known. */
function resultFor(
  evaluator: Evaluator,
  test: Place,
  { key, value }: { readonly key: t.Identifier | undefined; readonly value: t.Identifier | undefined },
  sample: Sample,
): boolean | undefined {
  const isValue = ({ node }: Place) =>
    isNamed(test.file, node, value) || (key !== undefined && isMemberUnder(test.file, node, key));
  const known = knownValue(evaluator, test, (one) => (isValue(one) ? sample : undefined));
  return known === unseen ? undefined : Boolean(known);
}

function isNamed({ names }: SourceFile, node: t.Node, name: t.Identifier | undefined): boolean {
  return name !== undefined && node.type === 'Identifier' && names.bindingOf(node)?.identifier === name;
}

/** Code that does not send a value as it is: any (`own`), a list (`indexed`), or `false` (`flags`). */
export interface ValueWriter {
  readonly place: Place;
  readonly kind: 'own' | 'indexed' | 'flags';
}

/** What the code that names a parameter does with its value: `[name, encode(value)]`, `` `${name}=${encode(value)}` ``. */
export function writersOf(evaluator: Evaluator, place: Place, key: t.Identifier): readonly ValueWriter[] {
  const { file, env } = place;
  const found: ValueWriter[] = isSkippedFor(evaluator, place, key, false) ? [{ place, kind: 'flags' }] : [];
  for (const value of besideName(file, place.node)) {
    walk(value, (node) => {
      if (!isCall(node) || !node.arguments.some((one) => isValueUnder(file, one, key))) return;
      if (evaluator.evaluate({ node: node.callee, file, env }).kind !== 'function') return;
      const sent = (sample: string | string[]) =>
        knownValue(evaluator, { node, file, env }, (one) =>
          one.file === file && isValueUnder(file, one.node, key) ? sample : undefined,
        );
      const [text, list] = [sent('a b'), sent(['a', 'b'])];
      if (text !== 'a b' && text !== 'a%20b') found.push({ place: { node, file, env }, kind: 'own' });
      else if (list !== unseen && !/^a(,|%2C)b$/.test(String(list)))
        found.push({ place: { node, file, env }, kind: 'indexed' });
    });
  }
  return found;
}

/** What stands beside the name of a parameter in a pair, a text, or the arguments of a call. */
function besideName(file: SourceFile, name: t.Node): readonly t.Node[] {
  const parent = file.names.parentOf(name);
  if (parent?.type === 'ArrayExpression')
    return parent.elements.filter((one) => one !== null && one !== name) as t.Node[];
  if (parent?.type === 'TemplateLiteral') return parent.expressions.filter((one) => one !== name);
  if (parent?.type === 'BinaryExpression') return [parent.right, ...besideName(file, parent)];
  if (parent === undefined || !isCall(parent)) return [];
  const isEncoded = parent.callee.type === 'Identifier' && parent.callee.name === 'encodeURIComponent';
  return isEncoded ? besideName(file, parent) : parent.arguments.filter((one) => one !== name);
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
