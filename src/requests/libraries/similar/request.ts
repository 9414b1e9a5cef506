import { optionsOf } from '../../call-parts.ts';
import type { BodySlot, Call, Form, Library, MethodSlot } from '../../form.ts';

/** An option `method`, in any case. */
export const anyMethod = { kind: 'property', names: ['method'], anyCase: true } as const satisfies MethodSlot;

/** Whether a call says itself whether it sends JSON: not if its client has options of its own. */
function isDirect({ evaluator, place }: Call): boolean {
  const callee = evaluator.evaluate({ ...place, node: place.node.callee });
  return callee.kind === 'external' && callee.steps.every(({ kind }) => kind === 'member');
}

function hasJson(call: Call, options: number): boolean {
  const given = optionsOf(call, { options } as Form);
  const json = call.evaluator.member(given, 'json', call.place);
  return json.kind === 'primitive' && json.value === true;
}

/** With `json: true`, a body is an object; otherwise, it is text, and so is the response. */
function eachBody(method: MethodSlot, url: Form['url'], options: number): readonly Form[] {
  const form = (body: BodySlot): Form => ({ url, options, method, body, query: ['qs'] });
  const asObject = form({ kind: 'property', name: 'body', isText: false });
  const asText = form({ kind: 'property', name: 'body', isText: true });
  return [
    { ...asObject, isFor: (call) => isDirect(call) && hasJson(call, options) },
    { ...asText, headers: 'headers', isFor: (call) => isDirect(call) && !hasJson(call, options) },
  ];
}

function eachUrl(method: MethodSlot): readonly Form[] {
  return [...eachBody(method, 'url', 0), ...eachBody(method, 'uri', 0), ...eachBody(method, 0, 1)];
}

const verbs = ['get', 'post', 'put', 'patch', 'delete', 'head'];

/**
 * `request(url, options, callback)` and `request({ url, qs, json: true })`, whose promise or callback gets the response or
 * its body, as the options say.
 */
export const requestLibraries: Library = {
  name: 'request',
  origins: [
    ...['request', 'request-promise', 'request-promise-native'].map((module) => ({ module, export: '' })),
    { module: 'teeny-request', export: 'teenyRequest' },
  ],
  respondsAs: 'unknown',
  members: {
    '': eachUrl(anyMethod),
    ...Object.fromEntries(verbs.map((name) => [name, eachUrl({ kind: 'member', method: name.toUpperCase() })])),
  },
};
