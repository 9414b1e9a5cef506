import type * as t from '@babel/types';
import type { SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../url/evaluate.ts';
import type { CallNode, External, Place } from '../../url/value.ts';
import type { Refusal } from '../call-site.ts';
import { refuse } from '../respell.ts';
import { isMember, memberName, plain, returnsOf } from './syntax.ts';

/** What an axios client gives after its own response interceptors: `client.interceptors.response.use((res) => res.data)`. */
export function interceptedShape(
  evaluator: Evaluator,
  place: Place<CallNode>,
  client: External,
): 'data' | 'body' | Refusal {
  const creation = client.steps.find((step) => step.kind !== 'member');
  const files = new Set<SourceFile>([place.file, ...(creation && 'place' in creation ? [creation.place.file] : [])]);
  let shape: 'data' | 'body' = 'data';
  for (const file of files) {
    for (const use of interceptorsIn(file)) {
      if (!isSameClient(evaluator, { node: use.client, file, env: undefined }, client)) continue;
      const given = givenBy(evaluator, { node: use.given, file, env: undefined });
      if (given === undefined) return refuse('interceptor', 'a response interceptor of the client is not followed');
      if (given === 'body') shape = 'body';
    }
  }
  return shape;
}

const known = new WeakMap<SourceFile, readonly { client: t.Node; given: t.Node }[]>();

function interceptorsIn(file: SourceFile): readonly { client: t.Node; given: t.Node }[] {
  const found = known.get(file) ?? (file.text.includes('interceptors') ? findInterceptors(file) : []);
  known.set(file, found);
  return found;
}

function findInterceptors(file: SourceFile): { client: t.Node; given: t.Node }[] {
  const found: { client: t.Node; given: t.Node }[] = [];
  walk(file.tree.program, (node) => {
    if (node.type !== 'CallExpression' || !isMember(node.callee) || memberName(node.callee) !== 'use') return;
    const response = node.callee.object;
    if (!isMember(response) || memberName(response) !== 'response' || !isMember(response.object)) return;
    const [given] = node.arguments;
    if (memberName(response.object) === 'interceptors' && given) found.push({ client: response.object.object, given });
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
