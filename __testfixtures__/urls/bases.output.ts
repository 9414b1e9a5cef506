// fixture: base-url=https://books.example.net/catalogue base-url=http://localhost:25600
import axios, { type AxiosInstance } from 'axios';
import ky from 'ky';

const SERVER = 'https://books.example.net/catalogue';
const LOCAL = 'http://localhost:25600/api/v1'; // nope: shared with a live operation
const fromEnvironment = import.meta.env.VITE_SERVER ?? 'http://localhost:25600';

export const literal = () => fetch('https://books.example.net/catalogue/v2/genres'); // want: review response-not-shown
export const constant = () => fetch(`${SERVER}/api/v1/books/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const local = () => fetch(LOCAL + '/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const localTags = () => fetch(`${LOCAL.replace(/api\/v1$/, 'v2')}/tags`); // want: review lists-joined
export const localLibraries = () => fetch(LOCAL + '/libraries'); // nope: a live operation
export const environment = () => fetch(`${fromEnvironment}/v2/languages`); // want: review response-not-shown
export const parameter = (server: string) => fetch(`${server}/v2/publishers`); // want: review response-not-shown
export const slash = (site: string) => fetch(`${site}v2/sharing-labels`); // want: review response-not-shown
export const other = () => fetch('https://other.example.net/catalogue/api/v1/genres'); // nope: an address that is not the service's; mention
export const elsewhere = () => fetch('https://books.example.net/api/v1/genres'); // nope: not below the service's address; mention

const client = axios.create({ baseURL: 'https://books.example.net/catalogue/api/v1/' });
export const booksOfClient = () => client.post('books/list', {}); // want: review response-not-shown
export const genresOfClient = () =>
  client.get('genres', { baseURL: client.defaults.baseURL?.replace(/\/api\/v1\/$/, '/v2/') }); // want: review response-not-shown
export const collectionsOfClient = () => client.get('collections'); // nope: a live operation

const shelf = ky.create({ prefixUrl: 'http://localhost:25600' });
export const agesOfShelf = () => shelf.get('v2/age-ratings').json(); // want: review response-not-shown

export class Server {
  private readonly root: string;

  constructor(
    private readonly http: AxiosInstance,
    root: string,
  ) {
    this.root = root.replace(/\/+$/, '');
  }

  years() {
    return this.http.get(`${this.root}/v2/series/release-years`); // want: review response-not-shown
  }
}
