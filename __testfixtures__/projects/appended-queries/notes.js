import { requestUrl } from 'obsidian';
const server = process.env.KOMGA_URL;
function request(path, extra = {}) {
  return requestUrl({ url: server.replace(/\/+$/, '') + path, headers: { Accept: 'application/json' }, ...extra });
}
export async function a(query) {
  let path = '/api/v1/series?size=20&search=' + encodeURIComponent(query);
  const res = await request(path); // want: review wrapper-grown
  return res.json.content;
}
export async function b(query, lib) {
  let path = '/api/v1/series?size=20&search=' + encodeURIComponent(query);
  if (lib) path += '&library_id=' + lib;
  const res = await request(path); // want: migrated
  return res.json.content;
}
export async function c(query, lib) {
  const path = '/api/v1/series?size=20' + (lib ? '&library_id=' + lib : '');
  const res = await request(path); // want: migrated
  return res.json.content;
}
