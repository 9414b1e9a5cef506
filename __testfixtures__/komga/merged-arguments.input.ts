// fixture: profile=komga
// A function merges what it is given into the description of a request: the method and the body go in there.
import { type RequestUrlParam, requestUrl } from 'obsidian';
import { settings } from './settings';

const prepared = (param: Partial<RequestUrlParam> & { url: string }): RequestUrlParam => {
  return { method: 'GET', ...param, headers: { Authorization: settings.token, ...param.headers } };
};

export async function find(title: string) {
  const text = encodeURIComponent(title);
  // want: migrated
  const response = await requestUrl(prepared({ url: settings.url + '/api/v1/series?size=5&search=' + text }));
  return response.json.content;
}

async function load(path: string) {
  const response = await requestUrl(prepared({ url: settings.url + path }));
  return response.json;
}

export const unread = () => load('/api/v1/books?read_status=UNREAD&size=0'); // want: review wrapper-grown

export const cover = (id: string) => load(`/api/v1/series/${id}/thumbnail`);

const withToken = (token: string, init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { Authorization: token, ...init.headers },
});

export async function newest(token: string) {
  const address = `${process.env.KOMGA}/api/v1/books?library_id=comics&size=3`;
  const response = await fetch(address, withToken(token, { cache: 'no-store' })); // want: migrated
  return response.json();
}

// It lists what it takes: a body is put beside what it gives.
const fixed = (options: { url: string }) => ({ method: 'GET', ...options });

export async function reading() {
  // want: migrated
  const response = await requestUrl(fixed({ url: `${process.env.KOMGA}/api/v1/books?read_status=IN_PROGRESS` }));
  return response.json;
}

const always = (init: RequestInit): RequestInit => ({ ...init, method: 'GET' });

export async function few() {
  const response = await fetch(`${process.env.KOMGA}/api/v1/books?read_status=READ`, always({ cache: 'no-store' })); // want: migrated
  return response.json();
}

const ofShelf = (init: RequestInit): RequestInit => ({ headers: { Shelf: 'comics' }, ...init });

export async function done() {
  const response = await fetch(`${process.env.KOMGA}/api/v1/series?read_status=READ`, ofShelf({ cache: 'no-store' })); // want: migrated
  return response.json();
}
