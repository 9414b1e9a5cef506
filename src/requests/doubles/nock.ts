import type { Double } from '../call-site.ts';
import type { Call, Form, Library } from '../form.ts';
import { parameterNames } from './parameter-names.ts';
import { chainedArgument, replied } from './reply.ts';
import { noBody, verbForm } from './stub-form.ts';

const withMethod: Form = { url: 0, method: { kind: 'argument', index: 1 }, body: noBody };

/** `nock(base).get(path).query(parameters).reply(status, body)`: the query is part of the path, or given in `query`. */
export const nockLibrary: Library = {
  name: 'nock',
  origins: [
    { module: 'nock', export: '' },
    { type: 'Scope', module: 'nock' },
  ],
  factories: { '': 0 },
  base: '',
  isChained: true,
  members: {
    get: verbForm('GET'),
    post: verbForm('POST'),
    put: verbForm('PUT'),
    patch: verbForm('PATCH'),
    delete: verbForm('DELETE'),
    head: verbForm('HEAD'),
    intercept: [withMethod],
  },
  readDouble,
};

function readDouble(call: Call): Double {
  const node = chainedArgument(call, 'query');
  return {
    query: 'compared',
    parameters: parameterNames(call.evaluator, node && { ...call.place, node }),
    readsPath: false,
    answers: replied(call),
  };
}
