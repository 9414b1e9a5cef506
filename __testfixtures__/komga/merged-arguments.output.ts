// fixture: profile=komga
// A function merges what it is given into the description of a request: the method and the body go in there.
import { type RequestUrlParam, requestUrl } from 'obsidian';
import { settings } from './settings';

const prepared = (param: Partial<RequestUrlParam> & { url: string }): RequestUrlParam => {
  return { method: 'GET', ...param, headers: { Authorization: settings.token, ...param.headers } };
};

export async function find(title: string) {
  // want: migrated
  const response = await requestUrl(prepared({
    url: settings.url + '/api/v1/series/list?size=5',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ fullTextSearch: title }),
  }));
  return response.json.content;
}

async function load(path: string, body?: unknown) {
  const response = await requestUrl(prepared({
    url: settings.url + path,
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }));
  return response.json;
}

export const unread = () =>
  load('/api/v1/books/list?size=0', { condition: { readStatus: { operator: 'is', value: 'UNREAD' } } }); // want: review wrapper-grown

export const cover = (id: string) => load(`/api/v1/series/${id}/thumbnail`);

const withToken = (token: string, init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { Authorization: token, ...init.headers },
});

export async function newest(token: string) {
  const address = `${process.env.KOMGA}/api/v1/books/list?size=3`;
  const response = await fetch(address, withToken(token, {
    cache: 'no-store',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: 'comics' } } }),
  })); // want: migrated
  return response.json();
}

// It lists what it takes: a body is put beside what it gives.
const fixed = (options: { url: string }) => ({ method: 'GET', ...options });

export async function reading() {
  // want: migrated
  const response = await requestUrl({
    ...fixed({ url: `${process.env.KOMGA}/api/v1/books/list` }),
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify({ condition: { readStatus: { operator: 'is', value: 'IN_PROGRESS' } } }),
  });
  return response.json;
}

const always = (init: RequestInit): RequestInit => ({ ...init, method: 'GET' });

export async function few() {
  const response = await fetch(`${process.env.KOMGA}/api/v1/books/list`, {
    ...always({ cache: 'no-store' }),
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { readStatus: { operator: 'is', value: 'READ' } } }),
  }); // want: migrated
  return response.json();
}

const ofShelf = (init: RequestInit): RequestInit => ({ headers: { Shelf: 'comics' }, ...init });

export async function done() {
  const response = await fetch(`${process.env.KOMGA}/api/v1/series/list`, {
    ...ofShelf({ cache: 'no-store' }),
    method: 'POST',
    headers: { ...ofShelf({ cache: 'no-store' }).headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { readStatus: { operator: 'is', value: 'READ' } } }),
  }); // want: migrated
  return response.json();
}
