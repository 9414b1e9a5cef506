import { leadingText } from '../../values/text/pieces.ts';
import type { Place } from '../../values/value.ts';
import { propertyPlace } from '../call-parts.ts';
import type { Double } from '../call-site.ts';
import type { Call, Form, Library } from '../form.ts';
import { isFailure } from './status.ts';
import { anyForm, noBody } from './stub-form.ts';

/** `fetchMock.get(url, answer)`, or `fetchMock.get({ url, query }, answer)`. */
function verb(method: string): readonly Form[] {
  const form: Form = { url: 0, method: { kind: 'member', method }, body: noBody };
  return [form, { ...form, url: 'url', options: 0 }];
}

const any: readonly Form[] = [anyForm, { ...anyForm, url: 'url', options: 0 }];
const verbs = ['get', 'post', 'put', 'patch', 'delete', 'head'];

/** `fetchMock.get(url, answer)`: compares the whole URL, or the part that a prefix such as `end:` names. */
export const fetchMockLibrary: Library = {
  name: 'fetch-mock',
  origins: ['fetch-mock', 'fetch-mock-jest', '@fetch-mock/vitest', '@fetch-mock/jest'].map((module) => ({
    module,
    export: '',
  })),
  isChained: true,
  members: {
    ...Object.fromEntries(
      verbs.flatMap((name) => [name, `${name}Once`].map((member) => [member, verb(name.toUpperCase())])),
    ),
    ...Object.fromEntries(['mock', 'once', 'route', 'mockOnce', 'any', 'anyOnce'].map((member) => [member, any])),
  },
  readDouble,
};

function readDouble(call: Call): Double {
  const [url, answer] = call.args;
  const pieces = url === undefined ? [] : call.evaluator.text(url);
  return {
    query: /^(path|glob|express|begin):/.test(leadingText(pieces)) ? 'unknown' : 'compared',
    parameters: url !== undefined && call.evaluator.evaluate(url).kind === 'object' ? undefined : [],
    readsPath: false,
    answers: answered(call, answer),
  };
}

/** The response is the body itself, a status, or an object with body and status. */
export function answered(
  { evaluator }: Pick<Call, 'evaluator'>,
  answer: Place | undefined,
): readonly Place[] | undefined {
  const value = answer && evaluator.evaluate(answer);
  if (answer === undefined || value?.kind === 'primitive') return [];
  if (value?.kind === 'array') return [answer];
  if (value?.kind !== 'object' || value.place.node !== answer.node) return undefined;
  const own = (name: string) => propertyPlace(value.place, name);
  const isFailed = [own('status'), own('statusCode')].some((status) => isFailure(status?.node));
  if (isFailed || own('throws') !== undefined || own('forceNetworkError') !== undefined) return [];
  const body = own('body');
  if (body !== undefined) return [body];
  const isBody = ['status', 'statusCode', 'fixture', 'headers'].every((name) => own(name) === undefined);
  return isBody ? [answer] : undefined;
}
