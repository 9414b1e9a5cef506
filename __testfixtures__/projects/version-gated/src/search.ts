import { http, post } from './http.ts';
import { serverVersion } from './version.ts';

const searchOld = (text: string) => http<{ content: object[] }>(`/api/v1/series?search=${encodeURIComponent(text)}`); // want: manual compatibility-code
const searchNew = (text: string) => post<{ content: object[] }>('/api/v1/series/list', { fullTextSearch: text }); // nope: moved already

export async function search(text: string) {
  const isNew = (await serverVersion()) >= 1.15;
  return isNew ? searchNew(text) : searchOld(text);
}
