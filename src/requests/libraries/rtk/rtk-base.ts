import type * as t from '@babel/types';
import { type CallNode, functionOf } from '../../../source/node-kinds.ts';
import { callsIn } from '../../../source/nodes.ts';
import { isTarget, keyName, memberName, objectLiteral, parametersOf } from '../../../source/pattern.ts';
import { contains } from '../../../source/source-file.ts';
import { argumentPlaces } from '../../../values/direct-call.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { returnsOf } from '../../../values/returns.ts';
import type { FunctionNode, Place, Value } from '../../../values/value.ts';
import { propertyPlace } from '../../call-parts.ts';
import { saysAnother } from '../../on-the-way/content-type.ts';

/** What an API sends its requests with. */
export interface Base {
  /** The options of `fetchBaseQuery`. */
  readonly options: Place;
  /** Whether the result of `fetchBaseQuery` is returned as it is. */
  readonly isResult: boolean;
  /** Whether only a URL can be sent, according to the types. */
  readonly isOfText: boolean;
  /** Whether a function sends another description of a request than it is given. */
  readonly isChanging?: true;
}

/** What an API sends its requests with, and where to. */
export interface Sender {
  /** Undefined if it is not understood. */
  readonly base: Base | undefined;
  /** The URL that is sent for what an endpoint describes, if something is put before its path. */
  addressOf(described: Place): Place | undefined;
  /** What the API has as its base query. */
  readonly given: Place<t.Expression> | undefined;
}

/** What the options of an API say about how its requests are sent. */
export function senderOf(evaluator: Evaluator, options: Value, place: Place): Sender {
  const sender = withoutRetry(evaluator, evaluator.member(options, 'baseQuery', place));
  const own = options.kind === 'object' && options.place.node.type === 'ObjectExpression' ? options.place : undefined;
  const given = own && (propertyPlace(own, 'baseQuery') as Place<t.Expression> | undefined);
  const base = baseOf(evaluator, sender);
  const changed = base === undefined && sender.kind === 'function' ? changing(evaluator, sender.place) : undefined;
  return { base: base ?? changed, addressOf: changed?.addressOf ?? (() => undefined), given };
}

function baseOf(evaluator: Evaluator, sender: Value): Base | undefined {
  const value = withoutRetry(evaluator, sender);
  if (value.kind === 'function') return baseInFunction(evaluator, value.place);
  const given = madeBy(value, 'fetchBaseQuery');
  return given && { options: given, isResult: true, isOfText: false };
}

/** `retry(send, { maxRetries: 2 })` */
function withoutRetry(evaluator: Evaluator, value: Value): Value {
  const given = madeBy(value, 'retry');
  return given === undefined ? value : withoutRetry(evaluator, evaluator.evaluate(given));
}

/** What a function of a package was given to make a value. */
function madeBy(value: Value, name: string): Place | undefined {
  const step = value.kind === 'external' ? value.steps.at(-1) : undefined;
  const isIt = value.kind === 'external' && value.root.kind === 'module' && value.root.name === name;
  return isIt && step?.kind === 'call' ? argumentPlaces(step.place)[0] : undefined;
}

/**
 * The base of a function that passes on each request as it gets it: `async (args, api, extra) => { const result = await
 * send(args, api, extra); … return result; }`.
 */
function baseInFunction(evaluator: Evaluator, place: Place<FunctionNode>): Base | undefined {
  const { names } = place.file;
  const [param] = parametersOf(place.node);
  const binding = param?.type === 'Identifier' ? names.bindingOf(param) : undefined;
  if (binding === undefined || binding.writes.length > 0) return undefined;
  const calls = binding.references.map((use) => names.parentOf(use));
  const bases = calls.map((call, index) => {
    const isPassed = call?.type === 'CallExpression' && call.arguments[0] === binding.references[index];
    return isPassed ? baseOf(evaluator, evaluator.evaluate({ ...place, node: call.callee })) : undefined;
  });
  const [first] = bases;
  if (first === undefined || bases.some((one) => one?.options.node !== first.options.node)) return undefined;
  return {
    options: first.options,
    isResult: returnsResult(place, calls) && bases.every((one) => one?.isResult === true),
    isOfText: isOfText(place) || bases.some((one) => one?.isOfText === true),
  };
}

/** Whether a base query returns what one of some calls gives, or an error of its own. */
function returnsResult(place: Place<FunctionNode>, calls: readonly (t.Node | undefined)[]): boolean {
  const isSent = (node: t.Node): boolean =>
    node.type === 'AwaitExpression' ? isSent(node.argument) : calls.includes(node);
  const isError = (node: t.Node): boolean =>
    node.type === 'ObjectExpression' &&
    node.properties.every((one) => one.type === 'ObjectProperty' && keyName(one) === 'error');
  return returnsOf(place.node).every((node) => isSent(node) || isError(node) || isHeld(place, node, isSent));
}

/**
 * The base of a function that puts something before the path of each request: `(args, api, extra) => send({ ...args, url:
 * host + args.url }, api, extra)`.
 */
function changing(
  evaluator: Evaluator,
  place: Place<FunctionNode>,
): (Base & { addressOf(described: Place): Place | undefined }) | undefined {
  const found = callsIn(place.file).flatMap((call) => {
    const isInside = call.type === 'CallExpression' && contains(place.node, call) && call.arguments.length > 0;
    const base = isInside ? baseOf(evaluator, evaluator.evaluate({ ...place, node: call.callee })) : undefined;
    return base === undefined ? [] : [{ call, base }];
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  return {
    ...only.base,
    isResult: returnsResult(place, [only.call]) && only.base.isResult,
    isOfText: false,
    isChanging: true,
    addressOf: (described) => {
      const env = evaluator.enter(place, [described], undefined, place.env);
      const given = { ...place, node: only.call.arguments[0] as t.Node, env };
      const value = evaluator.evaluate(given);
      if (value.kind === 'text' || value.kind === 'choice')
        return objectLiteral(described.node) === undefined ? given : undefined;
      if (value.kind !== 'object' || value.place.node.type !== 'ObjectExpression') return undefined;
      const [first, ...rest] = value.place.node.properties;
      const spread = first?.type === 'SpreadElement' && first.argument;
      const isCopied = spread && spread.type === 'Identifier' && isRequestOf(place, spread);
      const keeps = (one: t.Node) => one.type === 'ObjectProperty' && beside.has(keyName(one) ?? '');
      const isJson = !saysAnother(evaluator, evaluator.member(value, 'headers', given));
      return isCopied && isJson && rest.every(keeps)
        ? propertyPlace({ ...value.place, node: value.place.node }, 'url')
        : undefined;
    },
  };
}

/** Whether a base query passes on, in a call of another one, what an endpoint describes: then that is the request. */
export function isPassedOn(evaluator: Evaluator, place: Place<CallNode>): boolean {
  const { node, file } = place;
  const around = functionOf(file, node);
  const [given] = node.arguments;
  if (around === undefined || given === undefined) return false;
  const isCopied = objectLiteral(given)?.properties.some(
    (one) =>
      one.type === 'SpreadElement' &&
      one.argument.type === 'Identifier' &&
      isRequestOf({ ...place, node: around as FunctionNode }, one.argument),
  );
  return isCopied === true && baseOf(evaluator, evaluator.evaluate({ ...place, node: node.callee })) !== undefined;
}

/** What a base query may set in each request without changing what is asked for, or what of the response is read. */
const beside = new Set(['url', 'headers', 'credentials', 'mode', 'cache', 'signal', 'timeout', 'validateStatus']);

/**
 * Whether a name stands for the request that a base query gets: its parameter, or a constant that also describes a path alone:
 * `typeof args === 'string' ? { url: args } : args`.
 */
function isRequestOf({ node, file: { names } }: Place<FunctionNode>, name: t.Identifier): boolean {
  const isParameter = (one: t.Node) => one.type === 'Identifier' && names.bindingOf(one)?.declaration === node;
  if (isParameter(name)) return true;
  const { declaration, writes } = names.bindingOf(name) ?? {};
  const init = declaration?.type === 'VariableDeclarator' && writes?.length === 0 ? declaration.init : undefined;
  if (init?.type !== 'ConditionalExpression') return false;
  const isDescribed = (one: t.Node) => {
    const [url, ...others] = objectLiteral(one)?.properties ?? [];
    return others.length === 0 && url?.type === 'ObjectProperty' && keyName(url) === 'url' && isParameter(url.value);
  };
  const ways = [init.consequent, init.alternate];
  return ways.some(isParameter) && ways.some(isDescribed);
}

/** `(args: string, api, extra) => …`, or a function that is declared as `BaseQueryFn<string>`. */
function isOfText({ node, file: { names } }: Place<FunctionNode>): boolean {
  const [param] = parametersOf(node);
  const own = param?.type === 'Identifier' ? param.typeAnnotation : undefined;
  const holder = names.parentOf(node);
  const declared =
    holder?.type === 'VariableDeclarator' && holder.id.type === 'Identifier' ? holder.id.typeAnnotation : undefined;
  const reference = declared?.type === 'TSTypeAnnotation' ? declared.typeAnnotation : undefined;
  const [taken] = reference?.type === 'TSTypeReference' ? (reference.typeParameters?.params ?? []) : [];
  const type = own?.type === 'TSTypeAnnotation' ? own.typeAnnotation : taken;
  return type?.type === 'TSStringKeyword';
}

/** Whether a variable holds nothing else, and no part of it is written to. */
function isHeld({ file: { names } }: Place, node: t.Node, isSent: (node: t.Node) => boolean): boolean {
  const binding = node.type === 'Identifier' ? names.bindingOf(node) : undefined;
  if (binding?.declaration.type !== 'VariableDeclarator') return false;
  const given = [binding.declaration, ...binding.writes].flatMap((one) => {
    if (one.type === 'VariableDeclarator') return one.init ?? [];
    return one.type === 'AssignmentExpression' && one.operator === '=' ? one.right : [one];
  });
  const isKept = (use: t.Node): boolean => {
    const parent = names.parentOf(use);
    if (parent?.type === 'MemberExpression' || parent?.type === 'OptionalMemberExpression')
      return parent.object === use && (isBesideData(memberName(parent)) || isKept(parent));
    return parent !== undefined && !isTarget(use, names) && parent.type !== 'CallExpression';
  };
  return given.every(isSent) && binding.references.every(isKept);
}

/** The parts of a result that do not hold what the server sent. */
function isBesideData(name: string | undefined): boolean {
  return name === 'error' || name === 'meta';
}
