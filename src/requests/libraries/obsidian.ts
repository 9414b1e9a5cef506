import type * as t from '@babel/types';
import { describedInPlace } from '../edits/described-in-place.ts';
import { quoted } from '../edits/respell.ts';
import type { Form, Library } from '../form.ts';

const form: Form = {
  url: 'url',
  options: 0,
  method: { kind: 'property', names: ['method'], anyCase: false },
  body: { kind: 'property', name: 'body', isText: true },
  headers: 'headers',
  contentType: 'contentType',
};

/** An address alone: with a method and a body it becomes the description of a request. */
const textForm: Form = {
  url: 0,
  method: form.method,
  body: form.body,
  respell: ({ place: { node, file } }, _site, change) =>
    describedInPlace(file, node.arguments[0] as t.Node, change, (body) => [
      `contentType: ${quoted(file, 'application/json')}`,
      `body: JSON.stringify(${body})`,
    ]),
};

/** The request function of Obsidian for its plugins. */
export const obsidianLibrary: Library = {
  name: 'obsidian',
  origins: [{ module: 'obsidian', export: 'requestUrl' }],
  members: { '': [form, textForm] },
};
