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

export const ended = () => all.get('api/v1/series', { searchParams: { status: 'ENDED' } }).json(); // want: review not-retried
export const rename = (id: string, name: string) => got.put(`${base}/api/v1/libraries/${id}`, { json: { name } }); // want: review not-retried
export const genres = () => all.get('api/v1/genres').json<string[]>(); // want: migrated
export const noneOf = () => none.get('api/v1/series', { searchParams: { status: 'ENDED' } }).json(); // want: migrated
export const notAt = () => all.get('api/v1/series', { searchParams: { status: 'HIATUS' }, retry: 0 }).json(); // want: migrated
export const anyOf = () => any.get('api/v1/series', { searchParams: { status: 'ENDED' } }).json(); // want: migrated
export const anyRename = (id: string, name: string) => any.put(`api/v1/libraries/${id}`, { json: { name } }); // want: migrated
export const onceOnly = (id: string, name: string) => once.put(`api/v1/libraries/${id}`, { json: { name } }); // want: migrated
const few = ofetch.create({ baseURL: base, retry: 3 });
export const fewOf = () => few('/api/v1/series', { query: { status: 'ENDED' } }); // want: migrated
export const usual = () => ofetch(`${base}/api/v1/series`, { query: { status: 'ENDED' } }); // want: review not-retried
export const usualTags = () => ofetch<string[]>(`${base}/api/v1/tags`); // want: migrated
export const again = () => none.get('api/v1/series', { searchParams: { status: 'HIATUS' }, retry: 2 }).json(); // want: review not-retried
