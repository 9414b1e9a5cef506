import { type CallNode, isCall } from '../../source/node-kinds.ts';
import { calledName } from '../../source/nodes.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { knownText } from '../../values/text/pieces.ts';
import type { FunctionNode, Place, Value } from '../../values/value.ts';
import type { CallSite } from '../call-site.ts';
import { functionsIn } from './hook-touches.ts';
import { optionPlaces } from './hooks.ts';

/** How the code base makes a client serialize its query parameters, instead of the client's own way. */
export interface Serializer {
  readonly place: Place;
  /**
   * `indexed`: list items are numbered (`tag[0]`), which the API does not accept. `own`: names or values may change. `flags`:
   * `false` is not sent.
   */
  readonly kind: 'plain' | 'indexed' | 'own' | 'flags';
}

/** The serializers of the query parameters of a call, and what a function that takes them does with their values. */
export function serializersOf(evaluator: Evaluator, site: CallSite): readonly Serializer[] {
  const own = optionPlaces(evaluator, site, 'paramsSerializer');
  return [...own.map((place) => ({ place, kind: kindOf(evaluator, place) })), ...(site.passed.writers ?? [])];
}

function kindOf(evaluator: Evaluator, place: Place): Serializer['kind'] {
  const value = evaluator.evaluate(place);
  if (value.kind === 'object') return ofOptions(evaluator, value, place);
  if (value.kind === 'external') return isWriter(value) ? arrayKind(undefined, evaluator) : 'own';
  const functions = functionsIn(evaluator, place);
  if (functions.length === 0) return 'own';
  const kinds = functions.map((one) => kindOfFunction(evaluator, one));
  return kinds.find((kind) => kind !== 'plain') ?? 'plain';
}

/** The options of axios: `indexes`, `encode`, `serialize`. */
function ofOptions(evaluator: Evaluator, value: Value, place: Place): Serializer['kind'] {
  for (const name of ['serialize', 'encode']) {
    const own = evaluator.member(value, name, place);
    if (own.kind === 'undefined') continue;
    return 'place' in own ? kindOf(evaluator, own.place) : 'own';
  }
  const indexes = evaluator.member(value, 'indexes', place);
  return indexes.kind === 'primitive' && indexes.value === true ? 'indexed' : 'plain';
}

const packages = /^(qs|query-string|querystring|node:querystring|fast-querystring|picoquery)$/;
/** Callees that iterate over parameters and write them unchanged. */
const plain =
  /^(keys|entries|forEach|map|flatMap|filter|join|append|set|toString|push|isArray|some|reduce|concat|String|encodeURIComponent|URLSearchParams|stringify|includes)$/;

function kindOfFunction(evaluator: Evaluator, { node, file, env }: Place<FunctionNode>): Serializer['kind'] {
  let kind: Serializer['kind'] = 'plain';
  walk(node.body, (inner) => {
    if (!isCall(inner) || kind === 'own') return;
    const callee = evaluator.evaluate({ node: inner.callee, file, env });
    if (isWriter(callee)) kind = arrayKind({ node: inner, file, env }, evaluator);
    else if (!plain.test(calledName(inner) ?? '')) kind = 'own';
  });
  return kind;
}

function isWriter(value: Value): boolean {
  return value.kind === 'external' && value.root.kind === 'module' && packages.test(value.root.source);
}

/** How `qs.stringify(params, options)` writes lists: by default, with numbers. */
function arrayKind(call: Place<CallNode> | undefined, evaluator: Evaluator): Serializer['kind'] {
  const callee = call && evaluator.evaluate({ ...call, node: call.node.callee });
  const isQs =
    callee === undefined ||
    (callee.kind === 'external' && callee.root.kind === 'module' && callee.root.source === 'qs');
  const given = call?.node.arguments[1];
  if (!isQs) return 'plain';
  if (call === undefined || given === undefined) return 'indexed';
  const options = evaluator.evaluate({ ...call, node: given });
  const format = evaluator.member(options, 'arrayFormat', call);
  const indices = evaluator.member(options, 'indices', call);
  if (indices.kind === 'primitive' && indices.value === false) return 'plain';
  return format.kind === 'text' && knownText(format.pieces) !== 'indices' ? 'plain' : 'indexed';
}
