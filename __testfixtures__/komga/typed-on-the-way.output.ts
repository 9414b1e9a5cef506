// fixture: profile=komga
import axios from 'axios';
import got from 'got';

const root = 'https://komga.example.com';

// A list of methods in lower case.
const send = (method: 'get' | 'put' | 'patch', path: string, data?: object) => axios[method](root + path, data);

export const rename = (id: string, name: string) => send('patch', `/api/v1/libraries/${id}`, { name }); // want: migrated

// A type parameter has no meaning outside its function.
const retried =
  <A extends unknown[], R>(work: (...given: A) => Promise<R>) =>
  async (...given: A): Promise<R> => {
    for (let left = 2; ; left--) {
      try {
        return await work(...given);
      } catch (error) {
        if (left === 0) throw error;
      }
    }
  };

const load = retried(async (path: string) => (await fetch(root + path)).json());

export const genres = async () => (await load('/api/v2/genres?unpaged=true') as any).content.length; // want: migrated

// A value of an unknown type, and one that an interceptor unwraps.
const client = got.extend({ prefixUrl: root, responseType: 'json', resolveBodyOnly: true });

export const languages = async () => ((await client('api/v2/languages?unpaged=true')) as any).content.length; // want: migrated

const http = axios.create({ baseURL: root });
http.interceptors.response.use((response) => response.data);

export const tags = async () => {
  const found: any = (await http.get('/api/v2/tags?unpaged=true') as any).content; // want: migrated
  return found.length;
};

// The response of a request that is made first.
export const publishers = async () => {
  const request = new Request(`${root}/api/v2/publishers?unpaged=true`); // want: migrated
  return (await (await fetch(request)).json()).content.length;
};

// Options whose query takes no booleans.
interface Options {
  method?: string;
  query?: Record<string, string | number | undefined>;
}

async function request(path: string, { method = 'GET', query = {} }: Options = {}): Promise<any> {
  const url = new URL(root + path);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return (await fetch(url, { method })).json().then((page) => page.content.map(String));
}

export const labels = async () =>
  (await request('/api/v2/sharing-labels', { query: { library_id: '1', unpaged: 'true' } })).length; // want: migrated

export const ratings = async () => (await request('/api/v2/age-ratings', { query: { unpaged: 'true' } })).length; // want: review age-ratings

// Overloads: one takes the new method if it is added there, the other takes no body.
function ask(method: 'GET', path: string): Promise<any>;
function ask(method: 'PUT' | 'PATCH', path: string, body: object): Promise<any>;
async function ask(method: string, path: string, body?: object): Promise<any> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(root + path, { method, headers, body: body ? JSON.stringify(body) : undefined });
  return response.status === 204 ? undefined : response.json();
}

export const unread = () =>
  ask('POST', '/api/v1/books/list', { condition: { readStatus: { operator: 'is', value: 'UNREAD' } } }); // want: review method-type

export const move = (id: string, to: string) => ask('PATCH', `/api/v1/libraries/${id}`, { root: to }); // want: migrated
