import { addressOf } from './addresses';

async function getJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  return (await response.json()) as T;
}

export function genres(host: string): Promise<string[]> {
  return getJson<string[]>(addressOf(host, 'genres')); // want: review response-not-shown
}

export function libraries(host: string): Promise<{ id: string }[]> {
  return getJson<{ id: string }[]>(addressOf(host, 'libraries')); // nope: a live list
}

export function sharingLabels(host: string): Promise<string[]> {
  return getJson<string[]>(addressOf(host, 'labels')); // want: review response-not-shown
}

export function ownGenres(): Promise<string[]> {
  const host = process.env.KOMGA ?? 'https://demo.example';
  return getJson<string[]>(addressOf(host, 'genres')); // want: review response-not-shown
}
