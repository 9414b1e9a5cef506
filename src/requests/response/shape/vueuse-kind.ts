import { type CallNode, isMember } from '../../../source/node-kinds.ts';
import { keyName, memberName, objectLiteral } from '../../../source/pattern.ts';
import type { SourceFile } from '../../../source/source-file.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import type { External, Place } from '../../../values/value.ts';
import { type Refusal, refuse } from '../../call-site.ts';
import type { ResultKind } from './result-kind.ts';
import { callOf, shortText } from './syntax.ts';

/** Options by which VueUse tells an object with its own options from one for `fetch`. */
const own = /^(immediate|refetch|initialData|timeout|beforeFetch|afterFetch|onFetchError|fetch|updateDataOnError)$/;

const decodes = /^(json|text|blob|arrayBuffer|formData)$/;

/** The result of `useFetch(url).json()` of VueUse: what its option `afterFetch` makes of the body, in a ref. */
export function vueUseKind(
  evaluator: Evaluator,
  place: Place<CallNode>,
  client: External | undefined,
): ResultKind | Refusal {
  const { names, last } = chainOf(place);
  if (names.findLast((name) => decodes.test(name)) !== 'json')
    return refuse('response-type', 'the response is not read with `.json()` here; parse it and read `content` by hand');
  if (keepsResponse(place.file, last))
    return refuse('not-followed', "can't follow what reads the whole response; read `content` by hand");
  if (hasOwnReader(evaluator, client))
    return refuse('transformed', 'the response goes through `afterFetch` of the client; read `content` there');
  const [, first, second] = place.node.arguments;
  const literal = first && objectLiteral(first);
  const isForFetch = literal?.properties.every((one) => one.type !== 'SpreadElement' && !own.test(keyName(one) ?? ''));
  if (second !== undefined && isForFetch !== true)
    return refuse(
      'options-expression',
      `can't tell which options \`${shortText(place.file, second)}\` has; change it by hand`,
    );
  const position = isForFetch === true ? 2 : 1;
  return {
    value: 'body',
    arrives: 'composable',
    first: { name: 'afterFetch', isUntyped: false, position, reads: 'data' },
  };
}

/** The names of the calls after a call, and the last of them: `json` in `useFetch(url).json()`. */
function chainOf({ node, file }: Place<CallNode>): { readonly names: readonly string[]; readonly last: CallNode } {
  const names: string[] = [];
  let last: CallNode = node;
  for (;;) {
    const member = file.names.parentOf(last);
    const call = isMember(member) && member.object === last ? callOf(file, member) : undefined;
    if (!isMember(member) || call === undefined) return { names, last };
    names.push(memberName(member) ?? '');
    last = call;
  }
}

/** `const { response } = useFetch(url).json()`, from which the body can be read again. */
function keepsResponse(file: SourceFile, result: CallNode): boolean {
  const declared = file.names.parentOf(result);
  const id = declared?.type === 'VariableDeclarator' ? declared.id : undefined;
  if (id?.type === 'ObjectPattern')
    return id.properties.some((one) => one.type === 'RestElement' || holdsResponse(keyName(one)));
  const uses = id?.type === 'Identifier' ? file.names.bindingOf(id)?.references : undefined;
  return (uses ?? []).some((use) => {
    const member = file.names.parentOf(use);
    return isMember(member) && holdsResponse(memberName(member));
  });
}

function holdsResponse(name: string | undefined): boolean {
  return name === 'response' || name === 'onFetchResponse';
}

/** Whether a client may have an `afterFetch` of its own: `createFetch({ options: { afterFetch } })`. */
function hasOwnReader(evaluator: Evaluator, client: External | undefined): boolean {
  if (client?.root.kind !== 'module' || client.root.name !== 'createFetch') return false;
  const [creation] = client.steps;
  const call = creation !== undefined && creation.kind !== 'member' ? creation.place : undefined;
  const [config] = call?.node.arguments ?? [];
  if (call === undefined || config === undefined) return call === undefined;
  const options = evaluator.member(evaluator.evaluate({ ...call, node: config }), 'options', call);
  return options.kind !== 'undefined' && evaluator.member(options, 'afterFetch', call).kind !== 'undefined';
}
