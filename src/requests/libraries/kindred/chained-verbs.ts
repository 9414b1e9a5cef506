import { endOf, startOf } from '../../../source/source-file.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import type { Place } from '../../../values/value.ts';
import type { CallSite, Refusal, RequestChange } from '../../call-site.ts';
import { refuse } from '../../call-site.ts';
import { chainOf } from '../../chain.ts';
import { renameMember } from '../../edits/respell.ts';
import type { Call, Form, Library } from '../../form.ts';

const verb = /^(get|post|put|patch|delete|head)$/;

/** The later call on the result that names the method: `.url(path).get()`. */
function verbCall(call: Call) {
  return [...chainOf(call)].find(({ name }) => verb.test(name));
}

/** The method as the name of a later call. */
const later = {
  kind: 'chained',
  read: (call: Call) => verbCall(call)?.name.toUpperCase(),
} as const;

function sentBody(call: Call): Place | undefined {
  const [body] = /^(post|put|patch)$/.test(verbCall(call)?.name ?? '') ? (verbCall(call)?.call.arguments ?? []) : [];
  return body && { ...call.place, node: body };
}

/** `.get()` becomes `.post(body)`; without such a call, one is added. */
function respellLater(call: Call, _site: CallSite, { method, body }: RequestChange): readonly TextEdit[] | Refusal {
  const found = verbCall(call);
  if (method === undefined) return [];
  if (found === undefined) {
    const at = endOf(call.place.node);
    return [{ start: at, end: at, text: `.${method.to.toLowerCase()}(${body ?? ''})` }];
  }
  const inner = { ...call, place: { ...call.place, node: found.call } };
  const renamed = renameMember(inner, method);
  if ('refused' in renamed || body === undefined) return renamed;
  if (found.call.arguments.length > 0)
    return refuse('arguments', `\`.${found.name}\` already has an argument; change the call by hand`);
  const at = endOf(found.call) - 1;
  return [...renamed, { start: at, end: at, text: body }];
}

const laterForm = {
  method: later,
  body: {
    kind: 'later',
    read: sentBody,
    write: () => refuse('no-slot', 'this call does not take a body; add it by hand'),
  },
  respell: respellLater,
} as const satisfies Partial<Form>;

/** `.get(url)`, and `.post(body, url)`. */
function direct(method: string, url: number): readonly Form[] {
  return [
    {
      url,
      method: { kind: 'member', method },
      body: { kind: 'argument', index: url === 0 ? -1 : 0 },
      respell: (call, _site, { method: change, body }) => {
        const renamed = change === undefined ? [] : renameMember(call, change);
        if ('refused' in renamed || body === undefined) return renamed;
        const [first] = call.place.node.arguments;
        const at = startOf(first ?? call.place.node);
        return [...renamed, { start: at, end: at, text: `${body}, ` }];
      },
    },
  ];
}

/**
 * `wretch(base).url(path).get()`: every method of a client returns a client, and each URL is appended to the one
 * before.
 */
export const wretchLibrary: Library = {
  name: 'wretch',
  origins: [
    { module: 'wretch', export: '' },
    { module: 'wretch', export: 'wretch' },
    { type: 'Wretch', module: 'wretch' },
    { type: 'Wretcher', module: 'wretch' },
  ],
  factories: { '': 0, url: 0 },
  base: '',
  isBaseAppended: true,
  isChained: true,
  responses: { value: 'response', arrives: 'chain' },
  members: {
    '': [{ url: 0, ...laterForm }],
    url: [{ url: 0, ...laterForm }],
    get: direct('GET', 0),
    head: direct('HEAD', 0),
    delete: direct('DELETE', 0),
    post: direct('POST', 1),
    put: direct('PUT', 1),
    patch: direct('PATCH', 1),
  },
};

/** `useFetch(url, init).post(body).json()` of VueUse; the method may also be in the init. */
export const vueUseLibrary: Library = {
  name: 'vueuse',
  origins: [
    { module: '@vueuse/core', export: 'useFetch' },
    { module: '@vueuse/core', export: 'createFetch' },
  ],
  factories: { '': 0 },
  base: 'baseUrl',
  members: { '': [{ url: 0, isReactive: true, ...laterForm, method: { ...later, isOptional: true } }] },
};
