// fixture: profile=komga
// The query is set in the options after they are made.
import axios, { type AxiosRequestConfig } from 'axios';

const base = process.env.KOMGA_URL;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const sent = (query: object) =>
  Object.fromEntries(Object.entries(query).map(([name, value]): [string, unknown] => [snakeCase(name), value]));

interface Options {
  query?: object | undefined;
}

async function send(path: string, { query }: Options = {}) {
  const options: AxiosRequestConfig = { timeout: 5000 };
  if (query) options.params = sent(query);
  return (await axios.get(`${base}/api/${path}`, options)).data.content;
}

interface Scope {
  libraryId?: string;
}

const copied = (scope: Scope | undefined) => (scope ? { ...scope } : undefined);

export const tags = (libraryId: string) => send('v2/tags', { query: { libraryId, unpaged: true } }); // want: migrated
export const genres = (scope?: Scope) => send('v2/genres', { query: { ...copied(scope), unpaged: true } }); // want: review query-passed-on
export const roles = () => send('v2/authors/roles', { query: { unpaged: true } }); // want: migrated

// It is not known what is set.
const where = process.env.KOMGA_OPTION ?? 'params';
async function load(path: string, query: object) {
  const options: Record<string, unknown> = {};
  options[where] = sent(query);
  return (await axios.get(`${base}/api/${path}`, options)).data;
}
export const labels = (libraryId: string) => load('v1/sharing-labels', { libraryId }); // want: manual query-unknown
