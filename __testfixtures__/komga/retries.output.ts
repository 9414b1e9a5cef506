// fixture: profile=komga
// Some libraries retry a failed GET or PUT, but not a POST or PATCH.
import got from 'got';
import ky from 'ky';
import { ofetch } from 'ofetch';

const base = 'https://komga.example.org';
const all = ky.create({ prefixUrl: base });
const none = ky.create({ prefixUrl: base, retry: 0 });
const any = ky.create({ prefixUrl: base, retry: { limit: 3, methods: ['get', 'post', 'put', 'patch'] } });
const once = got.extend({ prefixUrl: base, retry: { limit: 0 } });

export const ended = () =>
  all.post('api/v1/series/list', { json: { condition: { seriesStatus: { operator: 'is', value: 'ENDED' } } } }).json(); // want: review not-retried
export const rename = (id: string, name: string) => got.patch(`${base}/api/v1/libraries/${id}`, { json: { name } }); // want: review not-retried
export const genres = () =>
  all.get('api/v2/genres?unpaged=true').json<{ content: string[] }>().then((page) => page.content); // want: migrated
export const noneOf = () =>
  none.post('api/v1/series/list', { json: { condition: { seriesStatus: { operator: 'is', value: 'ENDED' } } } }).json(); // want: migrated
export const notAt = () => all.post('api/v1/series/list', {
  retry: 0,
  json: { condition: { seriesStatus: { operator: 'is', value: 'HIATUS' } } },
}).json(); // want: migrated
export const anyOf = () =>
  any.post('api/v1/series/list', { json: { condition: { seriesStatus: { operator: 'is', value: 'ENDED' } } } }).json(); // want: migrated
export const anyRename = (id: string, name: string) => any.patch(`api/v1/libraries/${id}`, { json: { name } }); // want: migrated
export const onceOnly = (id: string, name: string) => once.patch(`api/v1/libraries/${id}`, { json: { name } }); // want: migrated
const few = ofetch.create({ baseURL: base, retry: 3 });
export const fewOf = () => few('/api/v1/series/list', {
  method: 'POST',
  body: { condition: { seriesStatus: { operator: 'is', value: 'ENDED' } } },
}); // want: migrated
export const usual = () => ofetch(`${base}/api/v1/series/list`, {
  method: 'POST',
  body: { condition: { seriesStatus: { operator: 'is', value: 'ENDED' } } },
}); // want: review not-retried
export const usualTags = () =>
  ofetch<{ content: string[] }>(`${base}/api/v2/tags?unpaged=true`).then((page) => page.content); // want: migrated
export const again = () => none.post('api/v1/series/list', {
  retry: 2,
  json: { condition: { seriesStatus: { operator: 'is', value: 'HIATUS' } } },
}).json(); // want: review not-retried
