import type * as t from '@babel/types';
import type { Binding } from '../../../source/names/bind.ts';
import type { CallNode } from '../../../source/node-kinds.ts';
import { isMember } from '../../../source/node-kinds.ts';
import { calledName, callsByName } from '../../../source/nodes.ts';
import { keyName, lastName, memberName } from '../../../source/pattern.ts';
import type { SourceFile } from '../../../source/source-file.ts';
import { respondingAt } from '../../../values/message-receivers.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';
import { inlineFunction, isCallOf } from '../shape/syntax.ts';

/** The values that the function in `new Promise` resolves the promise with; undefined if that function is unknown. */
export function resolvedWith({ node, file }: Place<CallNode>): readonly t.Node[] | undefined {
  const executor = inlineFunction(node.arguments[0] as t.Node | undefined);
  const [param] = executor?.params ?? [];
  const resolve = param?.type === 'Identifier' ? file.names.bindingOf(param) : undefined;
  return resolve?.references.flatMap((use) => valueAt(file, use) ?? []);
}

/** The values with which the receiver of a message responds: `respond(value)`; undefined if it returns its response. */
export function respondedWith(call: CallNode, { node, file }: Place<FunctionNode>): readonly t.Node[] | undefined {
  const param = node.params[respondingAt(call) ?? -1];
  const respond = param?.type === 'Identifier' ? file.names.bindingOf(param) : undefined;
  return respond?.references.flatMap((use) => valueAt(file, use) ?? []);
}

/** Whether the function in `new Promise` never calls or passes on its first parameter: the promise only rejects. */
export function isNeverResolved({ node, file }: Place<CallNode>): boolean {
  const executor = inlineFunction(node.arguments[0] as t.Node | undefined);
  const [param] = executor?.params ?? [];
  return param?.type === 'Identifier' && file.names.bindingOf(param)?.references.length === 0;
}

/**
 * The promise that a variable gets a value of as a part of the parameter of a function in its `then`: `list` in
 * `load(path).then((list) => …)`.
 */
export function fulfilledWith({ names }: SourceFile, { kind, declaration }: Binding) {
  const call = kind === 'param' ? names.parentOf(declaration) : undefined;
  if (!isCallOf(call) || !isMember(call.callee) || memberName(call.callee) !== 'then') return undefined;
  const fn = call.arguments[0] === declaration ? inlineFunction(declaration) : undefined;
  const [param] = fn?.params ?? [];
  return param && { promise: call.callee.object, param };
}

/** The methods that a variable is set to a result of, called on itself: `send` in `req = req.send(body)`; none otherwise. */
export function linksOf({ names }: SourceFile, binding: Binding, source: t.Node): readonly string[] {
  const found: string[] = [];
  let node = source;
  while (isCallOf(node) && isMember(node.callee)) {
    found.push(memberName(node.callee) ?? '');
    node = node.callee.object;
  }
  return node.type === 'Identifier' && names.bindingOf(node) === binding ? found : [];
}

/** What a use of `resolve` passes to it: `resolve(x)`, `x.then(resolve, reject)`, `queue.push({ job, resolve })`. */
function valueAt(file: SourceFile, use: t.Node): t.Node | undefined {
  const outer = file.names.parentOf(use);
  if (isCallOf(outer)) {
    if (outer.callee === use) return outer.arguments[0];
    const isThen = calledName(outer) === 'then' && outer.arguments[0] === use;
    return isThen && isMember(outer.callee) ? outer.callee.object : undefined;
  }
  const entry = outer?.type === 'ObjectProperty' && outer.value === use ? file.names.parentOf(outer) : undefined;
  return entry?.type === 'ObjectExpression' ? jobIn(file, entry, keyName(outer as t.ObjectProperty)) : undefined;
}

/** The call of the function that is queued together with `resolve`, if the file passes its result to `resolve`. */
function jobIn(file: SourceFile, entry: t.ObjectExpression, resolve: string | undefined): t.Node | undefined {
  if (resolve === undefined) return undefined;
  for (const property of entry.properties) {
    const name = property.type === 'ObjectProperty' ? keyName(property) : undefined;
    if (property.type !== 'ObjectProperty' || property.value.type !== 'Identifier' || name === undefined) continue;
    if (file.names.bindingOf(property.value)?.kind === 'param' && isPassedOn(file, name, resolve))
      return callOf(property.value);
  }
  return undefined;
}

/** `job().then(resolve)`, `entry.resolve(await entry.job())` */
function isPassedOn(file: SourceFile, job: string, resolve: string): boolean {
  const calls = callsByName(file);
  const isJob = (node: t.Node | undefined): boolean =>
    node?.type === 'AwaitExpression' ? isJob(node.argument) : isCallOf(node) && calledName(node) === job;
  const isThen = ({ callee, arguments: [first] }: CallNode) =>
    isMember(callee) && isJob(callee.object) && first !== undefined && lastName(first) === resolve;
  return (
    (calls.get('then') ?? []).some(isThen) || (calls.get(resolve) ?? []).some(({ arguments: [first] }) => isJob(first))
  );
}

const made = new WeakMap<t.Identifier, t.CallExpression>();

/** The call of a function without arguments; the same node each time. */
function callOf(callee: t.Identifier): t.CallExpression {
  const { start = null, end = null } = callee;
  const node =
    made.get(callee) ?? ({ type: 'CallExpression', callee, arguments: [], start, end } as unknown as t.CallExpression);
  made.set(callee, node);
  return node;
}
