import type * as t from '@babel/types';
import { callsIn } from '../../../source/nodes.ts';
import { isTarget, keyName, memberName, objectLiteral, parametersOf } from '../../../source/pattern.ts';
import { contains } from '../../../source/source-file.ts';
import { argumentPlaces } from '../../../values/direct-call.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { returnsOf } from '../../../values/returns.ts';
import type { FunctionNode, Place, Value } from '../../../values/value.ts';
import { propertyPlace } from '../../call-parts.ts';

/** What an API sends its requests with. */
export interface Base {
  /** The options of `fetchBaseQuery`. */
  readonly options: Place;
  /** Whether the result of `fetchBaseQuery` is returned as it is. */
  readonly isResult: boolean;
  /** Whether only a URL can be sent, according to the types. */
  readonly isOfText: boolean;
}

export function baseOf(evaluator: Evaluator, value: Value): Base | undefined {
  if (value.kind === 'function') return baseInFunction(evaluator, value.place);
  const step = value.kind === 'external' ? value.steps.at(-1) : undefined;
  if (value.kind !== 'external' || step?.kind !== 'call' || value.root.kind !== 'module') return undefined;
  const [given] = argumentPlaces(step.place);
  if (value.root.name === 'fetchBaseQuery') return given && { options: given, isResult: true, isOfText: false };
  return value.root.name === 'retry' && given ? baseOf(evaluator, evaluator.evaluate(given)) : undefined;
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
export function changing(
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
    addressOf: (described) => {
      const env = evaluator.enter(place, [described], undefined, place.env);
      const given = { ...place, node: only.call.arguments[0] as t.Node, env };
      const value = evaluator.evaluate(given);
      if (value.kind === 'text' || value.kind === 'choice')
        return objectLiteral(described.node) === undefined ? given : undefined;
      if (value.kind !== 'object' || value.place.node.type !== 'ObjectExpression') return undefined;
      const [first, ...rest] = value.place.node.properties;
      const [spread, url] = [first?.type === 'SpreadElement' && first.argument, rest[0]];
      const isCopied = spread && spread.type === 'Identifier' && isRequestOf(place, spread);
      const isOnlyUrl = rest.length === 1 && url?.type === 'ObjectProperty' && keyName(url) === 'url';
      return isCopied && isOnlyUrl ? propertyPlace({ ...value.place, node: value.place.node }, 'url') : undefined;
    },
  };
}

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
