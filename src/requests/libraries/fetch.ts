import type * as t from '@babel/types';
import { callTaking } from '../../source/node-kinds.ts';
import { keyName } from '../../source/pattern.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { type CallSite, type Refusal, type RequestChange, refuse } from '../call-site.ts';
import { respell } from '../edits/respell.ts';
import type { Call, Form, Library } from '../form.ts';
import { isKeptAlways } from '../url-use.ts';

/** `fetch(url, init)`: everything except the URL is in the init, and the body is a string. */
export const initForm: Form = {
  url: 0,
  options: 1,
  method: { kind: 'property', names: ['method'], anyCase: false },
  body: { kind: 'property', name: 'body', isText: true },
  headers: 'headers',
};

/** What SvelteKit calls a function with, by its own types and by those that it generates beside a route. */
const eventTypes = {
  '@sveltejs/kit': ['RequestEvent', 'LoadEvent', 'ServerLoadEvent'],
  './$types': ['RequestEvent', 'PageLoadEvent', 'PageServerLoadEvent', 'LayoutLoadEvent', 'LayoutServerLoadEvent'],
};
const events = Object.entries(eventTypes).flatMap(([module, types]) =>
  types.map((type) => ({ type, module, member: 'fetch' })),
);

/** The standard `fetch`, of the platform or of a package. */
export const fetchLibrary: Library = {
  name: 'fetch',
  isUrlParsed: true,
  origins: [
    { global: 'fetch' },
    { parameter: 'fetch' },
    { module: 'node-fetch', export: '' },
    { module: 'node-fetch-native', export: 'fetch' },
    { module: 'node-fetch-native', export: '' },
    { module: 'undici', export: 'fetch' },
    { module: 'cross-fetch', export: 'fetch' },
    { module: 'cross-fetch', export: '' },
    { module: 'isomorphic-fetch', export: '' },
    { module: 'electron-fetch', export: '' },
    { module: 'electron', export: 'net' },
    { module: 'expo/fetch', export: 'fetch' },
    { module: '@tauri-apps/plugin-http', export: 'fetch' },
    ...events,
  ],
  members: { '': [initForm], fetch: [initForm] },
};

/** `new Request(url, init)`: the request is declared here, whatever sends it. */
export const requestLibrary: Library = {
  name: 'fetch',
  isUrlParsed: true,
  origins: [
    { global: 'Request' },
    { module: 'node-fetch', export: 'Request' },
    { module: 'undici', export: 'Request' },
    { module: 'cross-fetch', export: 'Request' },
  ],
  members: { '': [{ ...initForm, respell: respellRequest }] },
  isConstructor: true,
};

/**
 * A request that is modified after its creation is not that of the platform: `request.headers = …`,
 * `request.loadJSON()`.
 */
function respellRequest(call: Call, site: CallSite, change: RequestChange): readonly TextEdit[] | Refusal {
  const { names } = call.place.file;
  const parent = names.parentOf(call.place.node);
  const name = parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id : undefined;
  const uses = (name && names.bindingOf(name)?.references) ?? [];
  if (change.method?.from === 'GET' && uses.some((use) => isKeptAlways(call.place.file, use)))
    return refuse(
      'cached',
      'the request is the key of a cache, which takes `GET` only; keep it out of the cache first',
    );
  if (uses.some((use) => isChangedBy(call, use)))
    return refuse('request-object', 'this request object is changed after it is created; change it by hand');
  if (uses.some((use) => isCopiedBy(call, use)))
    return refuse(
      'request-object',
      'another request is made of this request object, with options of its own; change it by hand',
    );
  return respell(call, initForm, site, change);
}

/** Example: `new Request(request, { headers })`, which replaces the headers */
function isCopiedBy({ place: { file } }: Call, use: t.Node): boolean {
  const call = callTaking(file, use);
  return call !== undefined && call.arguments[0] === use && call.arguments.length > 1;
}

function isChangedBy({ place: { file } }: Call, use: t.Node): boolean {
  const member = file.names.parentOf(use);
  if (member?.type !== 'MemberExpression' || member.object !== use) return false;
  const outer = file.names.parentOf(member);
  return (
    (outer?.type === 'AssignmentExpression' && outer.left === member) ||
    /^load/.test(keyName({ key: member.property }) ?? '')
  );
}
