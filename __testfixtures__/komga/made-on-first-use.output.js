// fixture: profile=komga
import axios from 'axios';
import got from 'got';

const root = process.env.KOMGA_URL;

let lists;
function client() {
  lists ??= got.extend({ prefixUrl: `${root}/api/`, responseType: 'json', resolveBodyOnly: true });
  return lists;
}
export const languages = () => client().get('v2/languages?unpaged=true').then((page) => page.content); // want: migrated

let changed;
const current = () => (changed ??= got.extend({ prefixUrl: `${root}/api/`, responseType: 'json', resolveBodyOnly: true }));
export const genres = () => current().get('v2/genres?unpaged=true').then((page) => page.content); // want: migrated

export class Komga {
  #http;

  get http() {
    return (this.#http ||= axios.create({ baseURL: `${root}/api` }));
  }

  async publishers() {
    const { data } = await this.http.get('/v2/publishers?unpaged=true'); // want: migrated
    return data.content;
  }
}

let chosen;
export function choose(mirror) {
  if (mirror) chosen = got.extend({ prefixUrl: 'https://mirror.example.com/' });
  return (chosen ??= got.extend({ prefixUrl: `${root}/api/` }));
}
export const labels = (mirror) => choose(mirror).get('v1/sharing-labels').json(); // nope: one of two clients
