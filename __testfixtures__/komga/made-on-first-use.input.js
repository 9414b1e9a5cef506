// fixture: profile=komga
import axios from 'axios';
import got from 'got';

const root = process.env.KOMGA_URL;

let lists;
function client() {
  lists ??= got.extend({ prefixUrl: `${root}/api/`, responseType: 'json', resolveBodyOnly: true });
  return lists;
}
export const languages = () => client().get('v1/languages'); // want: migrated

let changed;
const current = () => (changed ??= got.extend({ prefixUrl: `${root}/api/`, responseType: 'json', resolveBodyOnly: true }));
export const genres = () => current().get('v1/genres'); // want: migrated

export class Komga {
  #http;

  get http() {
    return (this.#http ||= axios.create({ baseURL: `${root}/api` }));
  }

  async publishers() {
    const { data } = await this.http.get('/v1/publishers'); // want: migrated
    return data;
  }
}

let chosen;
export function choose(mirror) {
  if (mirror) chosen = got.extend({ prefixUrl: 'https://mirror.example.com/' });
  return (chosen ??= got.extend({ prefixUrl: `${root}/api/` }));
}
export const labels = (mirror) => choose(mirror).get('v1/sharing-labels').json(); // nope: one of two clients
