import http from 'k6/http';
import { check } from 'k6';
const base = `${__ENV.KOMGA_URL}/api/v1`;
const params = { headers: { 'X-API-Key': __ENV.KOMGA_KEY } };
export default function () {
  const series = http.get(`${base}/series?size=20`, params); // want: migrated
  check(series, { ok: (r) => r.status === 200, some: (r) => r.json('content').length > 0 });
  http.get(`${base}/series/latest`, params); // nope: a live list
  const genres = http.get(`${base}/genres`, params); // want: manual
  check(genres, { ok: (r) => r.status === 200 });
  http.request('GET', `${base}/tags`, null, params); // want: migrated
  const books = http.request('GET', `${base}/books?page=0`, null, params); // want: migrated
  const page = books.json();
  check(page, { some: ({ content }) => content.length > 0 });
}
