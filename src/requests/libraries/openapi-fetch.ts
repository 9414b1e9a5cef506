import type { TextEdit } from '../../source/text-edit.ts';
import { type CallSite, type Refusal, type RequestChange, refuse } from '../call-site.ts';
import { optionsEdits } from '../edits/options-edit.ts';
import { renameMember, replaceMethod } from '../edits/respell.ts';
import type { Call, Form, Library } from '../form.ts';

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

/** openapi-react-query: hooks that take the method, the path and the arguments of the client. */
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

/** Writes a change in the options: removes path parameters that the new path does not have, and adds query and body. */
export function respellTyped(position: number): NonNullable<Form['respell']> {
  return (call: Call, site: CallSite, change: RequestChange): readonly TextEdit[] | Refusal => {
    const method = methodEdits(call, site, change);
    if ('refused' in method) return method;
    const options = optionsEdits(call, change, position, 'params');
    return 'refused' in options ? options : [...method, ...options];
  };
}

function methodEdits(call: Call, site: CallSite, { method }: RequestChange): readonly TextEdit[] | Refusal {
  if (method === undefined) return [];
  const [first] = call.args;
  if (site.adapter !== openapiQueryLibrary.name) return renameMember(call, method);
  return first === undefined
    ? refuse('method-unknown', "can't tell where the method is set; change it by hand")
    : replaceMethod(first, site, method, true);
}
