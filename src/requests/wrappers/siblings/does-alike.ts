import type * as t from '@babel/types';
import { type CallNode, isCall, isMember } from '../../../source/node-kinds.ts';
import { callsIn } from '../../../source/nodes.ts';
import { memberName } from '../../../source/pattern.ts';
import { contains, type SourceFile } from '../../../source/source-file.ts';
import { holdsSuch, walk } from '../../../source/walk.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { isAbsentWord } from '../../../values/flow/truth.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';
import { calleesOf } from '../sending.ts';

/**
 * Whether a function does what another one does besides the request: it handles failures as often, throws or tries again if that does,
 * and changes or tells the same things outside of it. If one of them calls the other, only what stands around that call counts.
 */
export function doesAlike(evaluator: Evaluator, one: Place<FunctionNode>, other: Place<FunctionNode>): boolean {
  if (callsFunction(evaluator, one, [other.node])) return deedsOf(one).length === 0;
  if (callsFunction(evaluator, other, [one.node])) return deedsOf(other).length === 0;
  return deedsOf(one).join() === deedsOf(other).join();
}

/** Whether a function calls one of some functions. */
export function callsFunction(
  evaluator: Evaluator,
  { node, ...home }: Place<FunctionNode>,
  called: readonly t.Node[],
): boolean {
  return callsIn(home.file).some(
    (inner) =>
      contains(node, inner) &&
      calleesOf(evaluator, { ...home, node: inner }).some(({ place }) => called.includes(place.node)),
  );
}

/** What a function does besides the request, in words that two functions can share. */
function deedsOf({ node, file }: Place<FunctionNode>): readonly string[] {
  const isOwn = (target: t.Node): boolean => {
    const root = rootOf(target);
    const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
    return binding !== undefined && contains(node, binding.identifier);
  };
  const deeds: string[] = [];
  walk(node.body, (inner) => {
    if (inner.type === 'TryStatement') deeds.push('try');
    if (isCall(inner)) deeds.push(...handlingOf(inner), ...encodingOf(file, inner));
    if (isReturned(file, inner, node) && holdsSpread(inner)) deeds.push('adds to the response');
    if (isLoop(inner) && holdsSuch(inner.body, ({ type }) => type === 'AwaitExpression' || type === 'ReturnStatement'))
      deeds.push('again');
    const told = inner.type === 'ExpressionStatement' ? tellingOf(inner.expression) : undefined;
    if (told !== undefined && !isOwn(told) && !isHarmless(told)) deeds.push(deedOf(file, told));
  });
  const throws = holdsSuch(node.body, ({ type }) => type === 'ThrowStatement') ? ['throw'] : [];
  return [...deeds, ...throws].sort();
}

function isLoop(node: t.Node): node is t.ForStatement | t.WhileStatement | t.DoWhileStatement | t.ForOfStatement {
  return /^(For|While|DoWhile|ForOf)Statement$/.test(node.type);
}

/** `.catch(…)`, `.then(…, …)`, `.finally(…)`. */
function handlingOf({ callee, arguments: given }: CallNode): readonly string[] {
  const name = isMember(callee) ? memberName(callee) : undefined;
  if (name === 'catch' || (name === 'then' && given.length > 1)) return ['try'];
  return name === 'finally' ? [name] : [];
}

/** How a body becomes JSON, if not all of it or not always: with a replacer, or under a test of what is in it. */
function encodingOf(file: SourceFile, call: CallNode): readonly string[] {
  const { callee, arguments: given } = call;
  const isJson = isMember(callee) && memberName(callee) === 'stringify' && rootOf(callee).type === 'Identifier';
  if (!isJson) return [];
  const replacer = given[1] === undefined || isAbsentWord(given[1]) ? [] : [`as ${file.textOf(given[1])}`];
  const around = file.names.parentOf(call);
  const isTested = around?.type === 'ConditionalExpression' && holdsSuch(around.test, isCall);
  return isTested ? [...replacer, `if ${file.textOf(around.test)}`] : replacer;
}

/** Whether an expression is what a function returns. */
function isReturned({ names }: SourceFile, inner: t.Node, { body }: FunctionNode): boolean {
  return inner === body || names.parentOf(inner)?.type === 'ReturnStatement';
}

/** `({ ...response, saved: true })` */
function holdsSpread(node: t.Node): boolean {
  return node.type === 'ObjectExpression' && node.properties.some(({ type }) => type === 'SpreadElement');
}

/** What a statement calls. */
function tellingOf(expression: t.Expression): t.Node | undefined {
  const node = expression.type === 'AwaitExpression' ? expression.argument : expression;
  return isCall(node) ? node.callee : undefined;
}

/** What a statement calls, the same for both methods of a client: `client.get(path, done)` and `client.post(path, done)` send a request. */
function deedOf({ textOf }: SourceFile, told: t.Node): string {
  const isSent = isMember(told) && /^(get|post|put|patch)$/.test(memberName(told) ?? '');
  return isSent ? `${textOf(told.object)} sends` : textOf(told);
}

function rootOf(node: t.Node): t.Node {
  if (isMember(node)) return rootOf(node.object);
  return isCall(node) ? rootOf(node.callee) : node;
}

/** Whether a call is one of the console, or of what the language offers: `Object.entries(query).forEach(…)`. */
function isHarmless(node: t.Node): boolean {
  const root = rootOf(node);
  return root.type === 'Identifier' && /^(console|Object|Array|Reflect)$/.test(root.name);
}
