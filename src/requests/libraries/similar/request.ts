import { argumentPlaces } from '../../../values/direct-call.ts';
import { unknown } from '../../../values/value.ts';
import { optionsOf } from '../../call-parts.ts';
import { refuse } from '../../call-site.ts';
import type { BodySlot, Call, Form, Library, MethodSlot } from '../../form.ts';

/** An option `method`, in any case. */
export const anyMethod = { kind: 'property', names: ['method'], anyCase: true } as const satisfies MethodSlot;

/**
 * Whether a call sends JSON: its own option `json`, or that of the clients it is made with, `request.defaults({ json: true })`;
 * undefined if that is not known.
 */
function sendsJson({ evaluator, place, ...call }: Call, options: number): boolean | undefined {
  const callee = evaluator.evaluate({ ...place, node: place.node.callee });
  if (callee.kind !== 'external') return undefined;
  const made = callee.steps.flatMap((step) => (step.kind === 'member' ? [] : argumentPlaces(step.place).slice(0, 1)));
  const given = made.map((one) => (one === undefined ? unknown(place, 'more options') : evaluator.evaluate(one)));
  const own = optionsOf({ evaluator, place, ...call }, { options } as Form);
  const said = [...given, own].map((one) => evaluator.member(one, 'json', place));
  const last = said.findLast(({ kind }) => kind !== 'undefined');
  if (last === undefined) return false;
  return last.kind === 'primitive' && typeof last.value === 'boolean' ? last.value : undefined;
}

/** With `json: true`, a body is an object; otherwise, it is text, and so is the response. */
function eachBody(method: MethodSlot, url: Form['url'], options: number): readonly Form[] {
  const form = (body: BodySlot): Form => ({ url, options, method, body, query: ['qs'] });
  const asObject = form({ kind: 'property', name: 'body', isText: false });
  const asText = form({ kind: 'property', name: 'body', isText: true });
  const asUnknown = form({ kind: 'later', read: () => undefined, write: () => jsonUnknown });
  return [
    { ...asObject, isFor: (call) => sendsJson(call, options) === true },
    { ...asText, headers: 'headers', isFor: (call) => sendsJson(call, options) === false },
    { ...asUnknown, isFor: (call) => sendsJson(call, options) === undefined },
  ];
}

const jsonUnknown = refuse(
  'no-slot',
  "can't tell whether the call sends its body as JSON; add method and body by hand",
);

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
  factories: { defaults: 0 },
  base: 'baseUrl',
  respondsAs: 'request',
  members: {
    '': eachUrl(anyMethod),
    ...Object.fromEntries(verbs.map((name) => [name, eachUrl({ kind: 'member', method: name.toUpperCase() })])),
  },
};
