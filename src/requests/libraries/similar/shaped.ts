import type * as t from '@babel/types';
import { outsideName } from '../../../source/names/outside-name.ts';
import { classBodyAround } from '../../../source/node-kinds.ts';
import type { Place } from '../../../values/value.ts';
import type { Call, Library } from '../../form.ts';
import { type CallShape, type ClientShape, formsOfShape } from '../../guesses/call-shape.ts';

/** A client whose calls are described like those of the configuration. */
function shaped(name: string, origins: Library['origins'], client: ClientShape): Library {
  const forms = Object.keys(client).map((member) => [member, formsOfShape(client, member)]);
  return { name, origins, members: Object.fromEntries(forms) as Library['members'] };
}

/** k6's own client: everything except the URL and the body is in its parameters. */
const k6: ClientShape = {
  get: { url: 0, options: 1, headers: 'headers' },
  request: { method: 0, url: 1, body: 2, isText: true, options: 3, headers: 'headers' },
  ...Object.fromEntries(
    ['post', 'put', 'patch'].map((name) => [name, { url: 0, body: 1, isText: true, options: 2, headers: 'headers' }]),
  ),
};

const needleBodied: CallShape = { url: 0, body: 1, options: 2, json: 'json' };
const needleWithBody: CallShape = { method: 0, url: 1, body: 2, options: 3, json: 'json' };

const needleWithQuery: CallShape = { method: 0, url: 1, query: 2, options: 3 };

/** needle: `needle('get', url, options)`, `needle('get', url, query, options)` and `needle.post(url, data, options)`. */
const needle: ClientShape = {
  '': { method: 0, url: 1, options: 2, withQuery: needleWithQuery, withBody: needleWithBody },
  get: { url: 0, options: 1 },
  post: needleBodied,
  put: needleBodied,
  patch: needleBodied,
};

/** apisauce: query parameters are an argument of their own, and a response has `ok` and `data`. */
const sauceQuery: CallShape = { url: 0, query: 1, options: 2 };
const sauceBody: CallShape = { url: 0, body: 1, options: 2, query: 'params' };
const apisauce: ClientShape = {
  ...Object.fromEntries(['get', 'delete', 'head'].map((name) => [name, sauceQuery])),
  ...Object.fromEntries(['post', 'put', 'patch'].map((name) => [name, sauceBody])),
};
const apisauceLibrary: Library = {
  ...shaped(
    'apisauce',
    [
      { module: 'apisauce', export: '' },
      { type: 'ApisauceInstance', module: 'apisauce' },
    ],
    apisauce,
  ),
  factories: { create: 0 },
  base: 'baseURL',
  respondsAs: 'axios',
};

/** gaxios: `request({ url, method, params, data })`, and the same of a client. */
const gaxiosCall: CallShape = { url: 'url', method: 'method', body: 'data', query: 'params' };
const gaxiosLibrary: Library = {
  ...shaped(
    'gaxios',
    ['request', 'instance', 'Gaxios'].map((name) => ({ module: 'gaxios', export: name })),
    { '': gaxiosCall, request: gaxiosCall },
  ),
  factories: { '': 0 },
  base: 'baseURL',
  respondsAs: 'axios',
};

/** What Venera gives its comic sources, `Network.get(url, headers)`; a response has the text of its body. */
const comicSourceBodied: CallShape = { url: 0, headers: 1, body: 2, isText: true };
const comicSource: ClientShape = {
  get: { url: 0, headers: 1 },
  delete: { url: 0, headers: 1 },
  post: comicSourceBodied,
  put: comicSourceBodied,
  patch: comicSourceBodied,
  sendRequest: { method: 0, url: 1, headers: 2, body: 3, isText: true },
};
const comicSourceLibrary: Library = {
  ...onlyIf(isInComicSource, shaped('comic-source', [{ global: 'Network' }], comicSource)),
  responses: { value: 'at-once', arrives: 'promise' },
};

/** What React Native apps download with: everything but the options of `config` is an argument of its own. */
const blobLibrary: Library = {
  ...shaped(
    'react-native-blob-util',
    ['react-native-blob-util', 'rn-fetch-blob'].map((module) => ({ module, export: '' })),
    { fetch: { method: 0, url: 1, headers: 2, body: 3, isText: true } },
  ),
  factories: { config: 0 },
  responses: { value: 'at-once', arrives: 'promise' },
};

/** A library whose calls are those for which something holds. */
function onlyIf(isFor: (call: Call) => boolean, library: Library): Library {
  const members = Object.entries(library.members).map(([name, forms]) => [
    name,
    forms.map((one) => ({ ...one, isFor })),
  ]);
  return { ...library, members: Object.fromEntries(members) as Library['members'] };
}

/** Whether a call is in a class that extends `ComicSource` of the host, itself or through classes of the code base. */
function isInComicSource({ evaluator, place }: Call): boolean {
  const seen = new Set<t.Node>();
  const body = classBodyAround(place.file, place.node);
  let at: Place | undefined = body && { ...place, node: place.file.names.parentOf(body) ?? body };
  while (at !== undefined && 'superClass' in at.node && at.node.superClass && !seen.has(at.node)) {
    seen.add(at.node);
    const parent: Place = { ...at, node: at.node.superClass };
    if (outsideName(at.file, parent.node) === 'ComicSource') return true;
    const value = evaluator.evaluate(parent);
    at = value.kind === 'class' ? value.place : undefined;
  }
  return false;
}

/** Libraries that are described in the same way as clients in the configuration. */
export const shapedLibraries: readonly Library[] = [
  apisauceLibrary,
  blobLibrary,
  comicSourceLibrary,
  gaxiosLibrary,
  { ...shaped('k6', [{ module: 'k6/http', export: '' }], k6), responses: { value: 'at-once', arrives: 'now' } },
  {
    ...shaped('needle', [{ module: 'needle', export: '' }], needle),
    responses: { value: 'superagent', arrives: 'promise' },
  },
];
