import type { Double } from '../call-site.ts';
import type { Call, Form, Library } from '../form.ts';
import { answered } from './fetch-mock.ts';
import { anyForm, noBody } from './stub-form.ts';

const forms: readonly Form[] = [
  { url: 1, method: { kind: 'argument', index: 0 }, body: noBody },
  { ...anyForm, url: 0 },
  { url: 'url', options: 0, method: { kind: 'property', names: ['method'], anyCase: true }, body: noBody },
];

/** `cy.intercept(method, url, answer)`; without a response it only watches. */
export const cypressLibrary: Library = {
  name: 'cypress',
  origins: [{ global: 'cy' }],
  isChained: true,
  members: { intercept: forms, route: forms },
  readDouble,
};

function readDouble(call: Call): Double {
  const isUrlFirst =
    call.args.length < 2 || call.evaluator.evaluate(call.args[1] as NonNullable<(typeof call.args)[1]>).kind !== 'text';
  return {
    query: 'compared',
    parameters: [],
    readsPath: false,
    answers: answered(call, call.args[isUrlFirst ? 1 : 2]),
  };
}
