// fixture: profile=komga
// A parameter named `fetch` is one if its type does not say otherwise.
import type { RequestEvent } from '@sveltejs/kit';
import type { AxiosInstance } from 'axios';
import type { FetchLike } from 'some-kit';

type Standard = typeof globalThis.fetch;
async function standard<T>(fetch: Standard, path: string, body?: unknown): Promise<T> {
  return (
    await fetch(`${process.env.KOMGA_URL}/api/v1${path}`, {
      headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
  ).json();
}
export const komga = (fetch: Standard) => ({
  search: (text: string) => standard<{ content: object[] }>(fetch, '/series/list', { fullTextSearch: text }), // want: review wrapper-grown
});

type OfEvent = RequestEvent['fetch'];
async function ofEvent<T>(fetch: OfEvent, path: string, version = 'v1'): Promise<T> {
  return (await fetch(`${process.env.KOMGA_URL}/api/${version}${path}`)).json();
}
export const inLoad = (fetch: OfEvent) => ({
  tags: () =>
    ofEvent<{ content: string[] }>(fetch, '/tags?library_id=a&unpaged=true', 'v2').then((page) => page.content), // want: review wrapper-grown
});

type Loose = any;
async function loose<T>(fetch: Loose, path: string, version = 'v1'): Promise<T> {
  return (await fetch(`${process.env.KOMGA_URL}/api/${version}${path}`)).json();
}
export const untyped = (fetch: Loose) => ({
  genres: () => loose<{ content: string[] }>(fetch, '/genres?unpaged=true', 'v2').then((page) => page.content), // want: review wrapper-grown
});

interface Called {
  (input: string, init?: object): Promise<Response>;
}
async function called<T>(fetch: Called, path: string, version = 'v1'): Promise<T> {
  return (await fetch(`${process.env.KOMGA_URL}/api/${version}${path}`)).json();
}
export const inTests = (fetch: Called) => ({
  publishers: () => called<{ content: string[] }>(fetch, '/publishers?unpaged=true', 'v2').then((page) => page.content), // want: review wrapper-grown
});

async function withAxios<T>(fetch: AxiosInstance, path: string, body?: unknown): Promise<T> {
  return (
    await fetch(`${process.env.KOMGA_URL}/api/v1${path}`, body === undefined
      ? undefined
      : { method: 'POST', data: body })
  ).data;
}
export const instance = (fetch: AxiosInstance) => ({
  search: () => withAxios<{ content: object[] }>(fetch, '/books/list?size=3', {}), // want: review wrapper-grown
});

function named<T>(fetch: (name: string) => { json(): T }, name: string): T {
  return fetch(`/api/v1/${name}`).json(); // nope: its type says that it gives no promise; mention
}
export const other = (fetch: (name: string) => { json(): object }) => named(fetch, 'tags');

async function imported<T>(fetch: FetchLike, path: string, version = 'v1'): Promise<T> {
  return (await fetch(`${process.env.KOMGA_URL}/api/${version}${path}`)).json();
}
export const ofPackage = (fetch: FetchLike) => ({
  labels: () =>
    imported<{ content: string[] }>(fetch, '/sharing-labels?library_id=a&unpaged=true', 'v2')
      .then((page) => page.content), // want: review wrapper-grown
});
