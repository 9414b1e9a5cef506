import type * as t from '@babel/types';
import { type CallNode, isCall, isFunction, isMember, rootOf } from '../../source/node-kinds.ts';
import { keyName, memberName } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { holdsSuch, walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import { functionsIn } from './hook-touches.ts';
import { hooksAt } from './hooks.ts';

/** The hooks that run before their library puts the base before the path. */
const beforeBase: ReadonlySet<string> = new Set(['onRequest', 'interceptors.request']);

/** What the hooks of a client set as the address before every path, starting with the last one. */
interface HookBases {
  /** Whatever the client or the call says. */
  readonly always: readonly Place[];
  /** Under a condition, or as a value that depends on the request. */
  readonly sometimes: readonly Place[];
}

/** Finds `onRequest({ options }) { options.baseURL = address(); }`. `name` is the option for the address. */
export function basesInHooks(evaluator: Evaluator, sender: Place<CallNode>, name: string): HookBases {
  if (!isCall(sender.node)) return { always: [], sometimes: [] };
  const hooks = hooksAt(evaluator, sender).filter((one) => beforeBase.has(one.name) && one.takes === 'request');
  const functions = hooks.flatMap(({ place }) => functionsIn(evaluator, place));
  const set = functions.flatMap((place) => setIn(place, name)).reverse();
  const always = set.filter((one) => one.isAlways).map(({ place }) => place);
  return { always, sometimes: set.filter((one) => !one.isAlways).map(({ place }) => place) };
}

interface SetBase {
  readonly place: Place;
  readonly isAlways: boolean;
}

/** The values that a function sets. */
function setIn({ node: whole, ...at }: Place<FunctionNode>, name: string): readonly SetBase[] {
  const found: SetBase[] = [];
  const left: t.Node[] = [];
  walk(whole.body, (one) => {
    if (isFunction(one)) return false;
    if (one.type === 'ReturnStatement') left.push(one);
    const set =
      one.type === 'AssignmentExpression'
        ? assigned(at.file, whole, one, name)
        : one.type === 'ObjectExpression' && copied(at.file, whole, one, name);
    if (!set) return undefined;
    // Example: `options.baseURL = request.startsWith('/api') ? ours : theirs`
    const isOfRequest = holdsSuch(set, (inner) => isReceived(at.file, whole, inner));
    const isAlways = !isOfRequest && left.every((end) => contains(end, one)) && isReached(at.file, whole, one);
    found.push({ place: { ...at, node: set }, isAlways });
    return undefined;
  });
  return found;
}

const unconditional = /^((Expression|Return|Block)Statement|(Parenthesized|Await|TS\w+)Expression)$/;

/** Whether a function comes to an expression without a condition. */
function isReached({ names }: SourceFile, { body }: FunctionNode, node: t.Node): boolean {
  let inner: t.Node | undefined = node;
  while (inner !== undefined && inner !== body) {
    const outer: t.Node | undefined = names.parentOf(inner);
    inner = outer !== undefined && unconditional.test(outer.type) ? outer : undefined;
  }
  return inner === body;
}

/** `config.baseURL = address` */
function assigned(
  file: SourceFile,
  whole: FunctionNode,
  { operator, left, right }: t.AssignmentExpression,
  name: string,
): t.Node | undefined {
  if (operator !== '=' || !isMember(left)) return undefined;
  return memberName(left) === name && isReceived(file, whole, left) ? right : undefined;
}

/** `{ ...config, baseURL: address }` */
function copied(file: SourceFile, whole: FunctionNode, node: t.ObjectExpression, name: string): t.Node | undefined {
  const at = node.properties.findIndex((one) => one.type === 'SpreadElement' && isReceived(file, whole, one.argument));
  const set = node.properties.findLast((one) => one.type === 'ObjectProperty' && keyName(one) === name);
  return at >= 0 && set?.type === 'ObjectProperty' && node.properties.indexOf(set) > at ? set.value : undefined;
}

/** Whether an expression is what a function receives, or a part of it. */
function isReceived(file: SourceFile, whole: FunctionNode, node: t.Node): boolean {
  const root = rootOf(node);
  const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
  return binding?.kind === 'param' && binding.declaration === whole;
}
