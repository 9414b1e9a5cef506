import { knownText } from '../../../values/text/pieces.ts';
import { optionsOf } from '../../call-parts.ts';
import { refuse } from '../../call-site.ts';
import { respell } from '../../edits/respell.ts';
import type { Call, Form, Library } from '../../form.ts';
import { saysAnother } from '../../on-the-way/content-type.ts';

const request: Form = {
  url: 'url',
  options: 0,
  method: { kind: 'property', names: ['method'], anyCase: true },
  body: { kind: 'property', name: 'data', isText: false },
  isJson: (call) => !saysAnother(call.evaluator, optionOf(call, 'header')),
};

/** `data` of a `GET` is its query, so that it has no body. */
const read: Form = {
  ...request,
  body: { kind: 'later', read: () => undefined, write: () => [] },
  query: ['data'],
  isFor: isGet,
  respell: (call, site, change) =>
    change.body !== undefined && site.query !== 'none'
      ? refuse('query-in-data', 'the query parameters are in `data`, where the body must go; move them into the URL')
      : respell(call, request, site, change),
};

/**
 * Mini programs, and what compiles to them: they send JSON unless `header` says otherwise, and pass the response to
 * `success`, or return a promise of it.
 */
export const miniProgramLibrary: Library = {
  name: 'mini-program',
  origins: [...['wx', 'uni', 'tt', 'swan', 'qq'].map((global) => ({ global })), { module: '@tarojs/taro', export: '' }],
  responses: { value: 'data', arrives: 'callback' },
  lacks: { PATCH: refuse('no-slot', "mini programs can't send `PATCH`; send it another way") },
  members: { request: [read, request] },
};

function isGet(call: Call): boolean {
  const method = optionOf(call, 'method');
  return method.kind !== 'text' || /^get$/i.test(knownText(method.pieces) ?? 'get');
}

function optionOf(call: Call, name: string) {
  return call.evaluator.member(optionsOf(call, request), name, call.place);
}
