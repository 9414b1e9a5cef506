// fixture: profile=komga
// The base holds `/api` alone, and the path has the version.
import axios, { type AxiosInstance } from 'axios';
import { komga } from 'komga-of-this-house';

export const unread = (komgaBase: string) => fetch(`${komgaBase}/v1/books?read_status=UNREAD`); // want: review assumed-base

export const genres = async (komgaBase: string): Promise<string[]> => {
  const { data } = await axios.get(`${komgaBase}/v1/genres`); // want: migrated
  return data;
};

let http: AxiosInstance | null = null;

export function connect(server: string) {
  http = axios.create({ baseURL: new URL('/api/', server).href });
}

export function disconnect() {
  http = null;
}

function client() {
  if (!http) throw new Error('not connected');
  return http;
}

export const books = (id: string) => client().get(`v1/series/${id}/books`, { params: { size: 50 } }); // want: migrated

// Nothing is known of this client but its name.
export const latest = () => komga().get('v1/series', { params: { sort: 'created,desc' } }); // want: manual unknown-client

export const shelves = () => komga().get('v1/collections');

export const shows = (sonarrUrl: string) => fetch(`${sonarrUrl}/v1/series?status=new`); // nope: another service
