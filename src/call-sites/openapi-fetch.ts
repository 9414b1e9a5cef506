import type * as t from '@babel/types';
import { keyName } from '../source/pattern.ts';
import { endOf, startOf } from '../source/source-file.ts';
import type { TextEdit } from '../source/text-edit.ts';
import { insertArgument } from './argument-edit.ts';
import type { CallSite, Refusal, RequestChange } from './call-site.ts';
import type { Call, Form, Library } from './form.ts';
import { addProperties, inlineObject, removeProperties } from './object-edit.ts';
import { findProperty } from './read-call.ts';
import { objectLiteral, refuse, renameMember, replaceMethod } from './respell.ts';

const inOptions = {
  body: { kind: 'property', name: 'body', isText: false },
  query: ['params.query'],
  pathParameters: 'params.path',
  addsQuery: 'typed',
} as const;

/** `client.GET(url, { params: { path, query }, body })`. */
function upperVerb(method: string, url: Form['url'], options: number): readonly Form[] {
  return [{ ...inOptions, url, options, method: { kind: 'member', method }, respell: respellTyped(options) }];
}

function upperVerbs(url: Form['url'], options: number) {
  return {
    GET: upperVerb('GET', url, options),
    POST: upperVerb('POST', url, options),
    PUT: upperVerb('PUT', url, options),
    PATCH: upperVerb('PATCH', url, options),
    DELETE: upperVerb('DELETE', url, options),
  };
}

/** openapi-fetch: paths are literals with `{names}`, checked against the types of the service. */
export const openapiFetchLibrary: Library = {
  name: 'openapi-fetch',
  origins: [
    { module: 'openapi-fetch', export: '' },
    { type: 'Client', module: 'openapi-fetch' },
  ],
  factories: { '': 0 },
  base: 'baseUrl',
  members: upperVerbs(0, 1),
};

/** Its other surface: `client['/api/v1/tags'].GET(options)`. */
export const pathClientLibrary: Library = {
  name: 'openapi-fetch',
  origins: [
    { module: 'openapi-fetch', export: 'createPathBasedClient' },
    { module: 'openapi-fetch', export: 'wrapAsPathBasedClient' },
    { type: 'PathBasedClient', module: 'openapi-fetch' },
  ],
  factories: { '': 0 },
  base: 'baseUrl',
  members: upperVerbs({ kind: 'receiver' }, 0),
  hasUrlMembers: true,
};

const queryForm: Form = {
  ...inOptions,
  url: 1,
  options: 2,
  method: { kind: 'argument', index: 0 },
  respell: respellTyped(2),
};

/** openapi-react-query: hooks that take method, path and what the client takes. */
export const openapiQueryLibrary: Library = {
  name: 'openapi-react-query',
  origins: [
    { module: 'openapi-react-query', export: '' },
    { type: 'OpenapiQueryClient', module: 'openapi-react-query' },
  ],
  factories: { '': 0 },
  members: {
    useQuery: [queryForm],
    useSuspenseQuery: [queryForm],
    useInfiniteQuery: [queryForm],
    useMutation: [queryForm],
    queryOptions: [queryForm],
  },
};

/** Spells a change in the options: path parameters that the new path has no more go, query and body come. */
export function respellTyped(position: number): NonNullable<Form['respell']> {
  return (call: Call, site: CallSite, change: RequestChange): readonly TextEdit[] | Refusal => {
    const method = methodEdits(call, site, change);
    if ('refused' in method) return method;
    const given = call.place.node.arguments[position];
    const options = optionsEdits(call, change, given, position);
    return 'refused' in options ? options : [...method, ...options];
  };
}

function methodEdits(call: Call, site: CallSite, { method }: RequestChange): readonly TextEdit[] | Refusal {
  if (method === undefined) return [];
  const [first] = call.args;
  if (site.adapter !== openapiQueryLibrary.name) return renameMember(call, method);
  return first === undefined
    ? refuse('method-unknown', 'the method is not known')
    : replaceMethod(first, site, method, true);
}

function optionsEdits(
  call: Call,
  change: RequestChange,
  given: t.Node | undefined,
  position: number,
): readonly TextEdit[] | Refusal {
  const { file } = call.place;
  const added = [
    ...queryProperty(call, change, 'params: '),
    ...(change.body === undefined ? [] : [`body: ${change.body}`]),
  ];
  const literal = given && objectLiteral(given);
  if (literal !== undefined) return literalEdits(call, change, literal);
  if (added.length === 0) return [];
  if (given === undefined) return appended(call, inlineObject(file, added), position);
  if (given.type !== 'Identifier' || change.added.length > 0) {
    return refuse('options-expression', 'the options are computed by an expression');
  }
  const start = startOf(given);
  return [{ start, end: endOf(given), text: inlineObject(file, [`...${file.textOf(given)}`, ...added]) }];
}

/** Options as a new last argument. */
function appended({ place }: Call, text: string, position: number): readonly TextEdit[] | Refusal {
  const { file, node } = place;
  if (node.arguments.length !== position) return refuse('arguments', 'the arguments are not known');
  const at = endOf(node) - 1;
  if (position === 0) return [{ start: at, end: at, text }];
  const edit = insertArgument(file, node, position - 1, text);
  return edit === undefined ? refuse('arguments', 'the arguments are not known') : [edit];
}

/** `params: { query: {…} }`, where parameters are to be added. */
function queryProperty({ place: { file } }: Call, { added }: RequestChange, before: 'params: ' | ''): string[] {
  if (added.length === 0) return [];
  const query = `query: ${inlineObject(
    file,
    added.map(({ name, source }) => `${name}: ${source}`),
  )}`;
  return [before === '' ? query : before + inlineObject(file, [query])];
}

function literalEdits(call: Call, change: RequestChange, literal: t.ObjectExpression): readonly TextEdit[] {
  const { file } = call.place;
  const property = findProperty(literal, ['params']);
  const params = property?.type === 'ObjectProperty' ? objectLiteral(property.value) : undefined;
  const inner = params === undefined ? queryProperty(call, change, 'params: ') : [];
  const query = params === undefined ? [] : queryProperty(call, change, '');
  const path = params && change.path !== undefined ? unusedPath(params, change.path) : { gone: [], edits: [] };
  const isEmpty = params !== undefined && query.length === 0 && path.gone.length === params.properties.length;
  const isGone = property !== undefined && isEmpty && path.gone.length > 0;
  const body = findProperty(literal, ['body']);
  const removed = isGone ? [property] : [];
  const text = change.body === undefined ? [] : [`body: ${change.body}`];
  const replaced =
    body && change.body !== undefined ? [{ start: startOf(body), end: endOf(body), text: `body: ${change.body}` }] : [];
  const outer = [...inner, ...(body === undefined ? text : [])];
  return [
    ...(params === undefined || isGone
      ? []
      : [...path.edits, ...removeProperties(params, path.gone), ...addProperties(file, params, query, path.gone)]),
    ...removeProperties(literal, removed),
    ...addProperties(file, literal, outer, removed),
    ...replaced,
  ];
}

/** Path parameters that a path does not have: the whole `path` where none is left, otherwise single ones. */
function unusedPath(params: t.ObjectExpression, path: string): { gone: readonly t.Node[]; edits: readonly TextEdit[] } {
  const property = findProperty(params, ['path']);
  const given = property?.type === 'ObjectProperty' ? objectLiteral(property.value) : undefined;
  if (property === undefined || given === undefined) return { gone: [], edits: [] };
  const isUnused = (one: t.Node) => one.type === 'ObjectProperty' && !path.includes(`{${keyName(one)}}`);
  const unused = given.properties.filter(isUnused);
  if (unused.length === given.properties.length) return { gone: [property], edits: [] };
  return { gone: [], edits: removeProperties(given, unused) };
}
