import type * as t from '@babel/types';
import { isNamedForApi } from '../../contract/named-for-api.ts';
import { isNamedGenerated, saysGenerated } from '../../source/comments/generated.ts';
import type { CallNode } from '../../source/node-kinds.ts';
import { functionName, importOf } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { FunctionValue, Place } from '../../values/value.ts';
import { type RequestCall, refuse } from '../call-site.ts';
import type { Call, Form, Library } from '../form.ts';
import { callSite } from '../read-call.ts';
import { functionsOf } from '../wrappers/sending.ts';
import { type GeneratedRequest, generatedRequests } from './generated-requests.ts';
import { respellGenerated } from './respell-generated.ts';

const generated: Library = { name: 'generated', origins: [], members: {} };

/** Generated functions take either one object with `path`, `query` and `body`, or separate arguments. */
const inOptions: Omit<Form, 'method' | 'respell'> = {
  url: 0,
  options: 0,
  body: { kind: 'property', name: 'body', isText: false },
  query: ['query'],
  pathParameters: 'path',
  addsQuery: 'typed',
};
const otherwise: Omit<Form, 'method' | 'respell'> = {
  url: 0,
  body: { kind: 'argument', index: -1 },
  readQuery: () => 'unknown',
};

/** A call of a function that was generated from the service's document: its request is in the generated file. */
export function generatedClientSite(evaluator: Evaluator, place: Place<CallNode>): RequestCall | undefined {
  if (place.node.type === 'NewExpression' || isGenerated(place.file)) return undefined;
  const [callee] = functionsOf(evaluator.evaluate({ ...place, node: place.node.callee }));
  if (callee === undefined || !isGenerated(callee.place.file)) return missingSite(evaluator, place);
  const { file, node } = callee.place;
  const name = functionName(node, file.names.parentOf(node));
  const request = name === undefined ? undefined : generatedRequests(file).get(name);
  return request === undefined || name === undefined ? undefined : siteOf(evaluator, place, callee, name, request);
}

function siteOf(
  evaluator: Evaluator,
  place: Place<CallNode>,
  { place: { node, file } }: FunctionValue,
  name: string,
  { method, url }: GeneratedRequest,
): RequestCall {
  const call: Call = { evaluator, place, args: argumentPlaces(place) };
  const [param] = node.params;
  const takesOptions =
    node.params.length === 1 && param?.type === 'Identifier' && /^(options|parameters)$/.test(param.name);
  const form: Form = {
    ...(takesOptions ? inOptions : otherwise),
    method: { kind: 'member', method },
    respell: (one, _site, change) => respellGenerated(one, file, name, change),
  };
  const site = callSite(call, form, url, {
    library: generated,
    forms: [form],
    clientOptions: [],
    address: undefined,
    client: undefined,
  });
  // The path is in another file: the call site contains none of it.
  return {
    ...site,
    url: { ...place, node: place.node.callee },
    isOwn: () => false,
    generated: { name, kind: takesOptions ? 'options' : 'arguments' },
  };
}

/** A function with the name of an operation, from a missing module, such as generated code that is not committed. */
function missingSite(evaluator: Evaluator, place: Place<CallNode>): RequestCall | undefined {
  const { callee } = place.node;
  const binding = callee.type === 'Identifier' ? place.file.names.bindingOf(callee) : undefined;
  const imported = binding && importOf(binding, place.file.names);
  if (imported === undefined || evaluator.open(place.file, imported.source) !== undefined) return undefined;
  const isLikely =
    /sdk|generated|\bgen\b|openapi|client|\bapi\b/i.test(imported.source) || isNamedForApi(imported.source);
  if (!isLikely) return undefined;
  const form: Form = { ...inOptions, method: { kind: 'member', method: '' }, respell: () => missing };
  const call: Call = { evaluator, place, args: argumentPlaces(place) };
  const node: t.Node = callee;
  const site = callSite(
    call,
    form,
    { ...place, node },
    {
      library: generated,
      forms: [form],
      clientOptions: [],
      address: undefined,
      client: undefined,
    },
  );
  return { ...site, pieces: [], isOwn: () => false, generated: { ...imported, kind: 'missing' } };
}

const missing = refuse('generated-client', 'the generated code is missing; generate it, then run again');

const known = new WeakMap<SourceFile, boolean>();

function isGenerated(file: SourceFile): boolean {
  const isSo = known.get(file) ?? (isNamedGenerated(file.path) || saysGenerated(file.text));
  known.set(file, isSo);
  return isSo;
}
