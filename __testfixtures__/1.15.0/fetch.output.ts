import nodeFetch from 'node-fetch';
import { fetch as undiciFetch } from 'undici';

export interface Series {
  id: string;
  metadata: { title: string };
}

interface Page<T> {
  content: T[];
  last: boolean;
}

const BASE = process.env.READER_BACKEND ?? '';
const auth = { Authorization: `Basic ${process.env.READER_CREDENTIALS}` };

export async function firstPage(): Promise<Series[]> {
  const res = await fetch(`${BASE}/api/v1/series/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }); // want: review response-not-shown
  const page: Page<Series> = await res.json();
  return page.content;
}

export async function listSeries(page: number): Promise<Page<Series>> {
  const res = await fetch(`${BASE}/api/v1/series/list?page=${page}&size=40&sort=metadata.titleSort,asc`, {
    headers: { ...auth, 'Content-Type': 'application/json' },
    method: 'POST',
    body: JSON.stringify({}),
  }); // want: review query-parameters
  return res.json();
}

export async function everySeries(): Promise<Series[]> {
  const all: Series[] = [];
  for (let page = 0, last = false; !last; page++) {
    const res = await window.fetch('/api/v1/series/list?size=500&page=' + page, {
      credentials: 'include',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({}),
    }); // want: review query-parameters
    const body = (await res.json()) as Page<Series>;
    all.push(...body.content);
    last = body.last;
  }
  return all;
}

export async function letters(): Promise<{ group: string; count: number }[]> {
  return (
    await globalThis.fetch(`${BASE}/api/v1/series/list/alphabetical-groups`, {
      method: 'POST',
      headers: { ...auth, 'Content-Type': 'application/json' },
      body: JSON.stringify({}),
    })
  ).json(); // want: review response-not-shown
}

export function lettersRequest(signal: AbortSignal) {
  return fetch(new Request(`${BASE}/api/v1/series/list/alphabetical-groups`, {
    signal,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  })); // want: review response-not-shown
}

export const countSeries = () =>
  // want: review response-not-shown
  nodeFetch(`${BASE}/api/v1/series/list`, {
    headers: { ...auth, 'Content-Type': 'application/json' },
    method: 'POST',
    body: JSON.stringify({}),
  })
    .then((res) => res.json())
    .then((page: any) => page.totalElements as number);

export const warmUp = () => undiciFetch(BASE + '/api/v1/series/list/alphabetical-groups', {
  headers: { ...auth, Accept: 'application/json', 'Content-Type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: review response-not-shown

export const oneSeries = (id: string) => fetch(`${BASE}/api/v1/series/${id}`, { headers: auth }); // nope: one series

export const recent = () => fetch(`${BASE}/api/v1/series/latest?size=20`, { headers: auth }); // nope: a live neighbour
