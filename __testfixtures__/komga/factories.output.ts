// fixture: profile=komga
// A factory that is called with a host sends nothing itself; the type of a path decides how a call may be written.
import { ofetch } from 'ofetch';

export function createKomga(host: string) {
  const get = (path: string, version = 'v1') =>
    fetch(`${host}/api/${version}${path}`).then((response) => response.json());
  return { languages: () => get('/languages?unpaged=true', 'v2').then((page) => page.content) }; // want: review wrapper-grown
}
const komga = createKomga('http://localhost:25600');
export const count = async () => (await komga.languages()).length;

export function createClient(host: string) {
  const send = ofetch.create({ baseURL: `${host}/api/v1` });
  const get = (path: string, query?: object) => send(path, { query });
  return { publishers: () => get('../v2/publishers', { unpaged: true }).then((page) => page.content) }; // want: migrated
}
const client = createClient('http://localhost:25600');
export const publishers = async () => (await client.publishers()).join();

type Path = '/series' | '/genres';
interface Rows {
  '/series': { content: object[] };
  '/genres': string[];
}
export function createTyped(host: string) {
  const send = ofetch.create({ baseURL: `${host}/api/v1` });
  const get = (path: Path, query?: object, version = 'v1'): Promise<any> =>
    send(path, { query, baseURL: `${host}/api/${version}` });
  return { genres: () => get('/genres', { unpaged: true }, 'v2').then((page) => page.content) }; // want: review wrapper-grown
}
export function createKeyed(host: string) {
  const send = ofetch.create({ baseURL: `${host}/api/v1` });
  const get = <P extends Path>(path: P, query?: object) => send<Rows[P]>(path, { query });
  return { genres: () => get('/genres') }; // want: manual parameter-type
}
