// fixture: profile=komga
// What becomes of a query in the URL beside one in the options: ky and got send none of it, ofetch what the options do not name,
// axios all of it.
import axios from 'axios';
import got from 'got';
import ky from 'ky';
import { ofetch } from 'ofetch';

const base = process.env.KOMGA_URL;
const short = ky.create({ prefixUrl: base, searchParams: { size: 5 }, retry: 0 });

export const replaced = (id: string) => ky.get(`${base}/api/v1/series?size=5`, { searchParams: { library_id: id } }).json(); // want: manual query-unknown
export const dropped = (id: string) => got.get(`${base}/api/v1/books?library_id=${id}`, { searchParams: { size: 5 } }).json(); // want: manual query-unknown
export const atRunTime = (query: Record<string, string>) => got(`${base}/api/v1/series?size=5`, { searchParams: query }).json(); // want: manual query-unknown
export const byDefault = (id: string) => short.get(`api/v1/books?library_id=${id}`).json(); // want: manual query-unknown
export const paged = () => short.post('api/v1/books/list?size=10', { json: {} }).json(); // want: migrated
export const inOptions = (id: string) =>
  short.post('api/v1/books/list', { json: { condition: { libraryId: { operator: 'is', value: id } } } }).json(); // want: migrated
export const inUrl = (id: string) => ky.post(`${base}/api/v1/books/list`, {
  retry: 0,
  json: { condition: { libraryId: { operator: 'is', value: id } } },
}).json(); // want: migrated
export const overridden = (id: string) => ofetch(`/api/v1/series?library_id=1&size=5`, { baseURL: base, query: { library_id: id } }); // want: manual query-unknown
export const beside = (id: string) => ofetch(`/api/v1/series/list?size=5`, {
  baseURL: base,
  method: 'POST',
  body: { condition: { libraryId: { operator: 'is', value: id } } },
}); // want: review not-retried
export const joined = (id: string) => axios.post(`${base}/api/v1/series/list`, {
  condition: { anyOf: [{ libraryId: { operator: 'is', value: '1' } }, { libraryId: { operator: 'is', value: id } }] },
}); // want: migrated
