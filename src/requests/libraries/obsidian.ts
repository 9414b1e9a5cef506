import type { Form, Library } from '../form.ts';

const form: Form = {
  url: 'url',
  options: 0,
  method: { kind: 'property', names: ['method'], anyCase: false },
  body: { kind: 'property', name: 'body', isText: true },
  headers: 'headers',
  contentType: 'contentType',
};

/** The request function of Obsidian for its plugins. */
export const obsidianLibrary: Library = {
  name: 'obsidian',
  origins: [{ module: 'obsidian', export: 'requestUrl' }],
  members: { '': [form] },
};
