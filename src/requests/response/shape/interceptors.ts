import type * as t from '@babel/types';
import { type CallNode, isMember, withoutCasts } from '../../../source/node-kinds.ts';
import { callsByName } from '../../../source/nodes.ts';
import { keyName, memberName } from '../../../source/pattern.ts';
import type { SourceFile } from '../../../source/source-file.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import type { External, Place, Root } from '../../../values/value.ts';
import { type Refusal, refuse } from '../../call-site.ts';
import { returnsOf } from './syntax.ts';

/**
 * The result of an axios client after its own response interceptors: `client.interceptors.response.use((res) =>
 * res.data)`.
 */
export function interceptedShape(
  evaluator: Evaluator,
  place: Place<CallNode>,
  client: External,
): 'data' | 'body' | Refusal {
  let shape: 'data' | 'body' = 'data';
  for (const use of interceptorsIn(evaluator, client, place.file)) {
    if (use.of !== 'response' || !use.isFollowed || isClientOf(evaluator, use.client, client) !== true) continue;
    const given = givenBy(evaluator, use.given);
    if (given === undefined)
      return refuse('interceptor', "can't follow a response interceptor of the client; read `content` by hand");
    if (given === 'body') shape = 'body';
  }
  return shape;
}

/** `client.interceptors.request.use(given)`, or `client.addRequestTransform(given)` of apisauce */
export interface Interceptor {
  readonly client: Place;
  readonly of: 'request' | 'response' | 'failure';
  readonly given: Place;
  /** Whether its return value becomes the call's result; otherwise it changes what it receives, or replaces a failure. */
  readonly isFollowed: boolean;
  /** What it is called, if it is not one of axios. */
  readonly name?: string;
}

const transforms = [
  'addRequestTransform',
  'addAsyncRequestTransform',
  'addResponseTransform',
  'addAsyncResponseTransform',
];

/**
 * The interceptors in the code base that may belong to a client: in the file of a call, in that of the client, or
 * elsewhere.
 */
export function interceptorsIn(evaluator: Evaluator, client: External, file: SourceFile): readonly Interceptor[] {
  const creation = client.steps.find((step) => step.kind !== 'member');
  const home = creation && 'place' in creation ? [creation.place.file] : [];
  const elsewhere = ['interceptors', ...transforms].flatMap((name) => evaluator.filesWith(name));
  return [...new Set([file, ...home, ...elsewhere])].flatMap((one) => [
    ...usesIn(one),
    ...transformsIn(one),
    ...pluginsIn(evaluator, one),
  ]);
}

const verbs = /^(get|head|post|put|patch|delete|del)$/;

/** `agent.use(plugin)` of superagent, but not that of a single request: `agent.get(url).use(plugin)` */
function pluginsIn(evaluator: Evaluator, file: SourceFile): readonly Interceptor[] {
  return (callsByName(file).get('use') ?? []).flatMap(({ callee, arguments: [given] }): Interceptor[] => {
    if (!isMember(callee) || given === undefined || isMember(callee.object)) return [];
    const client = { node: callee.object, file, env: undefined };
    const value = evaluator.evaluate(client);
    const isAgent = value.kind === 'external' && value.root.kind === 'module' && value.steps.length > 0;
    if (!isAgent || value.steps.some((step) => step.kind === 'member' && verbs.test(step.name))) return [];
    return [{ client, of: 'request', given: { ...client, node: given }, isFollowed: false, name: 'use' }];
  });
}

function transformsIn(file: SourceFile): readonly Interceptor[] {
  return transforms.flatMap((name) =>
    (callsByName(file).get(name) ?? []).flatMap(({ callee, arguments: [given] }): Interceptor[] => {
      if (!isMember(callee) || given === undefined) return [];
      const at = (node: t.Node): Place => ({ node, file, env: undefined });
      const of = name.includes('Request') ? 'request' : 'response';
      return [{ client: at(callee.object), of, given: at(given), isFollowed: false }];
    }),
  );
}

function usesIn(file: SourceFile): readonly Interceptor[] {
  return (callsByName(file).get('use') ?? []).flatMap(({ callee, arguments: [given, failing, options] }) => {
    const list = isMember(callee) ? callee.object : undefined;
    if (!isMember(list) || !isMember(list.object) || memberName(list.object) !== 'interceptors') return [];
    const of = memberName(list);
    if (!given || (of !== 'request' && of !== 'response')) return [];
    const at = (node: t.Node): Place => ({ node, file, env: undefined });
    const use = { client: at(list.object.object), of, given: at(given), isFollowed: true } as const;
    const test = (options?.type === 'ObjectExpression' ? options.properties : []).find(
      (one) => one.type !== 'SpreadElement' && keyName(one) === 'runWhen',
    );
    // Example: `{ runWhen: (config) => config.method === 'get' }`
    const asked = test?.type === 'ObjectProperty' ? test.value : test;
    const tested = asked === undefined ? [] : [{ ...use, given: at(asked), isFollowed: false }];
    const failed = { ...use, of: 'failure', given: at(failing ?? given), isFollowed: false } as const;
    return failing && of === 'response' ? [use, failed, ...tested] : [use, ...tested];
  });
}

/** Whether an expression evaluates to a client; undefined if it is an unknown one, such as a parameter. */
export function isClientOf(evaluator: Evaluator, place: Place, client: External): boolean | undefined {
  const value = evaluator.evaluate(place);
  if (value.kind !== 'external') return value.kind === 'unknown' ? undefined : false;
  const [own, other] = [value, client].map(creationOf);
  if (own === undefined && other !== undefined && /^(type|parameter)$/.test(value.root.kind)) return undefined;
  return own === other && (own !== undefined || mayBeSameLibrary(value.root, client));
}

/** Example: the interceptors of `axios` are not those of `fetch`, or of another package. */
function mayBeSameLibrary(one: Root, { steps, root }: External): boolean {
  const [last] = steps.slice(-1);
  const name = last?.kind === 'member' ? last.name : root.name;
  if (root.kind === 'global') return !/^\$?fetch$/.test(name);
  return one.kind !== 'module' || root.kind !== 'module' || packageName(one.source) === packageName(root.source);
}

function packageName(source: string): string | undefined {
  return /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0];
}

function creationOf({ steps }: External): t.Node | undefined {
  const step = steps.find((one) => one.kind !== 'member');
  return step && 'place' in step ? step.place.node : undefined;
}

/** The result of an interceptor for a response. */
function givenBy(evaluator: Evaluator, place: Place): 'data' | 'body' | undefined {
  const value = evaluator.evaluate(place);
  if (value.kind === 'undefined' || place.node.type === 'NullLiteral') return 'data';
  if (value.kind !== 'function') return undefined;
  const [param] = value.place.node.params;
  if (param?.type !== 'Identifier') return undefined;
  const given = returnsOf(value.place.node).map((one) => {
    const node = withoutCasts(one);
    if (node.type === 'Identifier' && node.name === param.name) return 'data';
    const isData =
      isMember(node) &&
      memberName(node) === 'data' &&
      node.object.type === 'Identifier' &&
      node.object.name === param.name;
    return isData ? 'body' : undefined;
  });
  return given.every((one) => one === given[0]) ? given[0] : undefined;
}
