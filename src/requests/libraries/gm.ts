import type { Form, Library } from '../form.ts';

const form: Form = {
  url: 'url',
  options: 0,
  method: { kind: 'property', names: ['method'], anyCase: false },
  body: { kind: 'property', name: 'data', isText: true },
  headers: 'headers',
};

/** The request function of user script hosts, such as Greasemonkey. */
export const gmLibrary: Library = {
  name: 'gm',
  isUrlParsed: true,
  origins: [
    { global: 'GM_xmlhttpRequest' },
    { global: 'GM' },
    { module: '$', export: 'GM_xmlhttpRequest' },
    { module: 'vite-plugin-monkey/dist/client', export: 'GM_xmlhttpRequest' },
  ],
  members: { '': [form], xmlHttpRequest: [form], xmlhttpRequest: [form] },
};
