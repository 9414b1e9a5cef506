import type * as t from '@babel/types';
import { type CallNode, isFunction, isMember } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import { contains, type SourceFile, startOf } from '../../source/source-file.ts';
import { holdsSuch } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { absent } from '../../values/methods/known-value.ts';
import type { Place } from '../../values/value.ts';
import { under } from './query-fills.ts';
import { isSkippedFor, isValueUnder } from './skips-absent.ts';

/**
 * The query whose parameters a call in a loop sets one by one in a request that was made before: `request.query(name,
 * query[name])`, `request.query({ [name]: value })`. Undefined unless it sets each one that has a value, whatever else holds.
 */
export function setOneByOne(evaluator: Evaluator, place: Place<CallNode>, request: t.Node): t.Node | undefined {
  const { node, file } = place;
  const [name, value] = pairIn(node) ?? [];
  const fill = name && under(file, name);
  if (fill?.kind !== 'whole' || fill.given === undefined || name === undefined || value === undefined) return undefined;
  const { key } = fill.given;
  const isOwn = name.type === 'Identifier' && file.names.bindingOf(name)?.identifier === key;
  const isEach = isOwn && isOnlyValue(file, value, key) && testsAround(file, node, request).every(isOfOne);
  return isEach && isSkippedFor(evaluator, { ...place, node: name }, key, absent) ? fill.node : undefined;

  function isOfOne(test: t.Node | undefined): boolean {
    if (test?.type === 'LogicalExpression') return isOfOne(test.left) && isOfOne(test.right);
    return test !== undefined && holdsSuch(test, (one) => isValueUnder(file, one, key));
  }
}

function pairIn({ arguments: [first, second, ...more] }: CallNode): readonly [name: t.Node, value: t.Node] | undefined {
  if (first === undefined || more.length > 0) return undefined;
  if (second !== undefined) return [first, second];
  const [only, ...others] = first.type === 'ObjectExpression' ? first.properties : [];
  return only?.type === 'ObjectProperty' && only.computed && others.length === 0 ? [only.key, only.value] : undefined;
}

/** Whether an expression is the value under a name, or only the text of it. */
function isOnlyValue(file: SourceFile, node: t.Node, key: t.Identifier): boolean {
  if (isValueUnder(file, node, key)) return true;
  if (node.type !== 'CallExpression') return false;
  const { callee, arguments: args } = node;
  const [first] = args;
  if (callee.type === 'Identifier' && callee.name === 'String') return first != null && isOnlyValue(file, first, key);
  return isMember(callee) && memberName(callee) === 'toString' && isOnlyValue(file, callee.object, key);
}

/** The tests that decide whether a call on a request is made, once the request is; undefined for one that is not read. */
function testsAround({ names }: SourceFile, node: t.Node, request: t.Node): readonly (t.Node | undefined)[] {
  const tests: (t.Node | undefined)[] = [];
  let inner = node;
  let round: t.Node | undefined;
  for (let at = names.parentOf(node); at !== undefined; at = names.parentOf(at)) {
    const isLast = contains(at, request);
    const skips = round === undefined ? skipping(at, names) : undefined;
    const before = at.type === 'BlockStatement' || at.type === 'Program' ? at.body : [];
    const passed = before.filter(
      (one) => startOf(one) < startOf(inner) && (!isLast || startOf(one) > startOf(request)),
    );
    tests.push(...passed.filter(mayLeave).map((one) => (skips === undefined ? skips : testOfSkipping(one, skips))));
    if (isLast) return tests;
    if (at.type === 'IfStatement' || at.type === 'ConditionalExpression') tests.push(at.test);
    else if (at.type === 'LogicalExpression' && at.right === inner) tests.push(at.left);
    else if (/^(Switch|Try|While|DoWhile|For)Statement$/.test(at.type)) tests.push(undefined);
    if (isRound(at)) round ??= at;
    inner = at;
  }
  return [undefined];
}

function isRound(node: t.Node): boolean {
  return isFunction(node) || /^For(Of|In)Statement$/.test(node.type);
}

/** How the round of a loop, or of a callback, around a block skips what is left of it. */
function skipping(block: t.Node, names: SourceFile['names']): string {
  let at: t.Node | undefined = block;
  while (at !== undefined && !isRound(at)) at = names.parentOf(at);
  return at !== undefined && isFunction(at) ? 'ReturnStatement' : 'ContinueStatement';
}

function mayLeave(statement: t.Node): boolean {
  return holdsSuch(statement, ({ type }) => /^(Break|Continue|Return)Statement$/.test(type));
}

/** The test of `if (…) continue;`; undefined for code that leaves in another way. */
function testOfSkipping(statement: t.Node, type: string): t.Node | undefined {
  if (statement.type !== 'IfStatement' || statement.alternate) return undefined;
  const { consequent, test } = statement;
  const [only, ...others] = consequent.type === 'BlockStatement' ? consequent.body : [consequent];
  return only?.type === type && others.length === 0 ? test : undefined;
}
