// fixture: base-url=https://books.example.net/catalogue base-url=http://localhost:25600
import axios, { type AxiosInstance } from 'axios';
import ky from 'ky';

const SERVER = 'https://books.example.net/catalogue';
const LOCAL = 'http://localhost:25600/api/v1'; // nope: shared with a live operation
const fromEnvironment = import.meta.env.VITE_SERVER ?? 'http://localhost:25600';

export const literal = () => fetch('https://books.example.net/catalogue/api/v1/genres'); // want: review response-not-shown
export const constant = () => fetch(`${SERVER}/api/v1/books`); // want: review response-not-shown
export const local = () => fetch(LOCAL + '/series'); // want: review response-not-shown
export const localTags = () => fetch(LOCAL + '/tags'); // want: review lists-joined
export const localLibraries = () => fetch(LOCAL + '/libraries'); // nope: a live operation
export const environment = () => fetch(`${fromEnvironment}/api/v1/languages`); // want: review response-not-shown
export const parameter = (server: string) => fetch(`${server}/api/v1/publishers`); // want: review response-not-shown
export const slash = (site: string) => fetch(`${site}api/v1/sharing-labels`); // want: review response-not-shown
export const other = () => fetch('https://other.example.net/catalogue/api/v1/genres'); // nope: an address that is not the service's; mention
export const elsewhere = () => fetch('https://books.example.net/api/v1/genres'); // nope: not below the service's address; mention

const client = axios.create({ baseURL: 'https://books.example.net/catalogue/api/v1/' });
export const booksOfClient = () => client.get('books'); // want: review response-not-shown
export const genresOfClient = () => client.get('genres'); // want: review response-not-shown
export const collectionsOfClient = () => client.get('collections'); // nope: a live operation

const shelf = ky.create({ prefixUrl: 'http://localhost:25600' });
export const agesOfShelf = () => shelf.get('api/v1/age-ratings').json(); // want: review response-not-shown

export class Server {
  private readonly root: string;

  constructor(
    private readonly http: AxiosInstance,
    root: string,
  ) {
    this.root = root.replace(/\/+$/, '');
  }

  years() {
    return this.http.get(`${this.root}/api/v1/series/release-dates`); // want: review response-not-shown
  }
}
