import type * as t from '@babel/types';
import type { SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../url/evaluate.ts';
import type { CallNode, External, FunctionNode, Place } from '../../url/value.ts';
import type { CallSite, Refusal } from '../call-site.ts';
import { refuse } from '../respell.ts';
import { isMember, memberName, plain, returnsOf } from './syntax.ts';

/** What an axios client gives after its own response interceptors: `client.interceptors.response.use((res) => res.data)`. */
export function interceptedShape(
  evaluator: Evaluator,
  place: Place<CallNode>,
  client: External,
): 'data' | 'body' | Refusal {
  let shape: 'data' | 'body' = 'data';
  for (const file of filesOf(place.file, client)) {
    for (const use of interceptorsIn(file, /^response$/)) {
      if (!isSameClient(evaluator, { node: use.client, file, env: undefined }, client)) continue;
      const given = givenBy(evaluator, { node: use.given, file, env: undefined });
      if (given === undefined) return refuse('interceptor', 'a response interceptor of the client is not followed');
      if (given === 'body') shape = 'body';
    }
  }
  return shape;
}

/** The functions that a client lets its requests and responses go through, as far as they stand in the file of the call or of the client. */
export function interceptorsOf(evaluator: Evaluator, site: CallSite): readonly Place<FunctionNode>[] {
  const { file, node } = site.sentBy ?? site;
  if (node.type === 'ObjectExpression') return [];
  const client = evaluator.evaluate({ file, node: node.callee, env: undefined });
  if (client.kind !== 'external') return [];
  return filesOf(file, client).flatMap((one) =>
    interceptorsIn(one, /^(request|response)$/).flatMap((use) => {
      if (!isSameClient(evaluator, { node: use.client, file: one, env: undefined }, client)) return [];
      const given = evaluator.evaluate({ node: use.given, file: one, env: undefined });
      return given.kind === 'function' ? [given.place] : [];
    }),
  );
}

function filesOf(file: SourceFile, client: External): readonly SourceFile[] {
  const creation = client.steps.find((step) => step.kind !== 'member');
  return [...new Set([file, ...(creation && 'place' in creation ? [creation.place.file] : [])])];
}

interface Interceptor {
  readonly client: t.Node;
  /** `request` or `response`. */
  readonly of: string;
  readonly given: t.Node;
}

const known = new WeakMap<SourceFile, readonly Interceptor[]>();

function interceptorsIn(file: SourceFile, of: RegExp): readonly Interceptor[] {
  const found = known.get(file) ?? (file.text.includes('interceptors') ? findInterceptors(file) : []);
  known.set(file, found);
  return found.filter((one) => of.test(one.of));
}

function findInterceptors(file: SourceFile): Interceptor[] {
  const found: Interceptor[] = [];
  walk(file.tree.program, (node) => {
    if (node.type !== 'CallExpression' || !isMember(node.callee) || memberName(node.callee) !== 'use') return;
    const list = node.callee.object;
    if (!isMember(list) || !isMember(list.object) || memberName(list.object) !== 'interceptors') return;
    const [given] = node.arguments;
    if (given) found.push({ client: list.object.object, of: memberName(list) ?? '', given });
  });
  return found;
}

function isSameClient(evaluator: Evaluator, place: Place, client: External): boolean {
  const value = evaluator.evaluate(place);
  if (value.kind !== 'external') return false;
  const creations = [value, client].map(({ steps }) => steps.find((step) => step.kind !== 'member'));
  const [a, b] = creations.map((step) => (step && 'place' in step ? step.place.node : undefined));
  return a === b;
}

/** What an interceptor makes of a response. */
function givenBy(evaluator: Evaluator, place: Place): 'data' | 'body' | undefined {
  const value = evaluator.evaluate(place);
  if (value.kind === 'undefined' || place.node.type === 'NullLiteral') return 'data';
  if (value.kind !== 'function') return undefined;
  const [param] = value.place.node.params;
  if (param?.type !== 'Identifier') return undefined;
  const given = returnsOf(value.place.node).map((one) => {
    const node = plain(one);
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
