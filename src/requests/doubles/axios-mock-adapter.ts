import { type Double, refuse } from '../call-site.ts';
import { respell } from '../edits/respell.ts';
import type { Call, Form, Library } from '../form.ts';
import { parameterNames } from './parameter-names.ts';
import { replied } from './reply.ts';
import { anyForm, noBody } from './stub-form.ts';

/** `mock.onGet(url, { params })`, and `mock.onPost(url, body)`: for a POST the second argument is the body. */
function verb(method: string): readonly Form[] {
  const form: Form = { url: 0, method: { kind: 'member', method }, body: noBody };
  return [
    {
      ...form,
      respell: (call, site, change) =>
        change.method?.from === 'GET' && call.args.length > 1
          ? refuse(
              'mock-reads-query',
              'the second argument is a query here and would be a body in the new mock; change it by hand',
            )
          : respell(call, form, site, change),
    },
  ];
}

/** `new MockAdapter(client)` stands in for a client of axios, whose base URL is known. */
export const axiosMockAdapterLibrary: Library = {
  name: 'axios-mock-adapter',
  origins: [
    { module: 'axios-mock-adapter', export: '' },
    { type: 'MockAdapter', module: 'axios-mock-adapter' },
    { type: 'AxiosMockAdapter', module: 'axios-mock-adapter' },
  ],
  factories: { '': 0 },
  base: 'baseURL',
  isChained: true,
  members: {
    onGet: verb('GET'),
    onPost: verb('POST'),
    onPut: verb('PUT'),
    onPatch: verb('PATCH'),
    onDelete: verb('DELETE'),
    onAny: [anyForm],
  },
  readDouble,
};

function readDouble(call: Call): Double {
  const [, options] = call.args;
  const given = options && call.evaluator.evaluate(options);
  const params = given?.kind === 'object' ? call.evaluator.member(given, 'params', call.place) : undefined;
  const place = params !== undefined && 'place' in params ? params.place : undefined;
  const isKnown = options === undefined || params?.kind === 'undefined' || params?.kind === 'object';
  return {
    query: 'unknown',
    parameters: isKnown ? parameterNames(call.evaluator, place) : undefined,
    readsPath: false,
    answers: replied(call),
  };
}
