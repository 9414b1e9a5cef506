// fixture: profile=komga
// A parameter named `fetch` is one if its type does not say otherwise.
import type { RequestEvent } from '@sveltejs/kit';
import type { AxiosInstance } from 'axios';
import type { FetchLike } from 'some-kit';

type Standard = typeof globalThis.fetch;
async function standard<T>(fetch: Standard, path: string): Promise<T> {
  return (await fetch(`${process.env.KOMGA_URL}/api/v1${path}`, { headers: { Accept: 'application/json' } })).json();
}
export const komga = (fetch: Standard) => ({
  search: (text: string) => standard<{ content: object[] }>(fetch, `/series?search=${encodeURIComponent(text)}`), // want: review wrapper-grown
});

type OfEvent = RequestEvent['fetch'];
async function ofEvent<T>(fetch: OfEvent, path: string): Promise<T> {
  return (await fetch(`${process.env.KOMGA_URL}/api/v1${path}`)).json();
}
export const inLoad = (fetch: OfEvent) => ({
  tags: () => ofEvent<string[]>(fetch, '/tags?library_id=a'), // want: review wrapper-grown
});

type Loose = any;
async function loose<T>(fetch: Loose, path: string): Promise<T> {
  return (await fetch(`${process.env.KOMGA_URL}/api/v1${path}`)).json();
}
export const untyped = (fetch: Loose) => ({
  genres: () => loose<string[]>(fetch, '/genres'), // want: review wrapper-grown
});

interface Called {
  (input: string, init?: object): Promise<Response>;
}
async function called<T>(fetch: Called, path: string): Promise<T> {
  return (await fetch(`${process.env.KOMGA_URL}/api/v1${path}`)).json();
}
export const inTests = (fetch: Called) => ({
  publishers: () => called<string[]>(fetch, '/publishers'), // want: review wrapper-grown
});

async function withAxios<T>(fetch: AxiosInstance, path: string): Promise<T> {
  return (await fetch(`${process.env.KOMGA_URL}/api/v1${path}`)).data;
}
export const instance = (fetch: AxiosInstance) => ({
  search: () => withAxios<{ content: object[] }>(fetch, '/books?size=3'), // want: review wrapper-grown
});

function named<T>(fetch: (name: string) => { json(): T }, name: string): T {
  return fetch(`/api/v1/${name}`).json(); // nope: its type says that it gives no promise; mention
}
export const other = (fetch: (name: string) => { json(): object }) => named(fetch, 'tags');

async function imported<T>(fetch: FetchLike, path: string): Promise<T> {
  return (await fetch(`${process.env.KOMGA_URL}/api/v1${path}`)).json();
}
export const ofPackage = (fetch: FetchLike) => ({
  labels: () => imported<string[]>(fetch, '/sharing-labels?library_id=a'), // want: review wrapper-grown
});
