import type { TextEdit } from '../../../source/text-edit.ts';
import { knownText } from '../../../values/text/pieces.ts';
import { optionsOf } from '../../call-parts.ts';
import { type CallSite, type Refusal, type RequestChange, refuse } from '../../call-site.ts';
import { respell } from '../../edits/respell.ts';
import type { Call, Form, Library } from '../../form.ts';

/**
 * Mini programs, and what compiles to them: `data` is the query of a `GET` and the body of other methods, and the response
 * is passed to `success`, or promised.
 */
const mini: Form = {
  url: 'url',
  options: 0,
  method: { kind: 'property', names: ['method'], anyCase: true },
  body: { kind: 'property', name: 'data', isText: false },
};
export const miniProgramLibrary: Library = {
  name: 'mini-program',
  origins: [
    ...['wx', 'uni', 'my', 'tt', 'swan', 'qq'].map((global) => ({ global })),
    { module: '@tarojs/taro', export: '' },
  ],
  responses: { value: 'data', arrives: 'callback' },
  members: {
    request: [
      {
        ...mini,
        body: { kind: 'later', read: () => undefined, write: noEdits },
        query: ['data'],
        isFor: isGet,
        respell: respellMini,
      },
      mini,
    ],
  },
};

function noEdits(): readonly TextEdit[] {
  return [];
}

function isGet(call: Call): boolean {
  const method = call.evaluator.member(optionsOf(call, mini), 'method', call.place);
  return method.kind !== 'text' || /^get$/i.test(knownText(method.pieces) ?? 'get');
}

function respellMini(call: Call, site: CallSite, change: RequestChange): readonly TextEdit[] | Refusal {
  const isTaken = change.body !== undefined && site.query !== 'none';
  return isTaken
    ? refuse('query-in-data', 'the query parameters are in `data`, where the body must go; move them into the URL')
    : respell(call, mini, site, change);
}
