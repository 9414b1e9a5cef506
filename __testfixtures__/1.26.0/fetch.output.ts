import nodeFetch from 'node-fetch';
import { fetch as undiciFetch } from 'undici';

interface Filters {
  genres: string[];
  tags: string[];
  languages: string[];
}

const SERVER = process.env.CATALOGUE_SERVER ?? '';
const API = `/api/v1`;
const headers = { 'X-API-Key': process.env.CATALOGUE_KEY ?? '' };

async function json<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return (await response.json()) as T;
}

export async function loadFilters(libraryId: string): Promise<Filters> {
  const [genres, tags, languages] = await Promise.all([
    fetch(`${SERVER}/v2/genres?library_id=${libraryId}`, { headers }), // want: review response-not-shown
    fetch(`${SERVER}/v2/tags?library_id=${libraryId}`, { headers }), // want: review lists-joined
    fetch(`${SERVER}/v2/languages?library_id=${libraryId}`, { headers }), // want: review response-not-shown
  ]);
  return { genres: await json(genres), tags: await json(tags), languages: await json(languages) };
}

export const genres = async () => json<string[]>(await window.fetch('/v2/genres')); // want: review response-not-shown

export const bookTags = async () => json<string[]>(await fetch(SERVER + '/v2/tags')); // want: review lists-joined

export const seriesTags = async () => json<string[]>(await fetch(`${SERVER}/v2/tags`, { headers })); // want: review lists-joined

export const publishers = async () => json<string[]>(await globalThis.fetch('/v2/publishers', { method: 'GET' })); // want: review response-not-shown

export const labelsRequest = () => new Request(`${SERVER}/v2/sharing-labels`, { headers, mode: 'cors' }); // want: review response-not-shown

export function ageRatings(signal: AbortSignal): Promise<string[]> {
  // want: review response-not-shown
  return fetch(`${SERVER}/v2/age-ratings`, {
    headers,
    signal,
    cache: 'no-cache',
  }).then((res) => json(res));
}

export function years(): Promise<string[]> {
  return fetch(`${SERVER}/v2/series/release-years`).then(json<string[]>); // want: review response-not-shown
}

export async function names(term: string) {
  const answer = await nodeFetch(`${SERVER}/v2/authors/names?search=${encodeURIComponent(term)}`, { headers }); // want: review response-not-shown
  return (await answer.json()) as string[];
}

export async function roles() {
  const answer = await undiciFetch(`${SERVER}/v2/authors/roles`, { headers }); // want: review response-not-shown
  return (await answer.json()) as string[];
}

export async function warmCache(): Promise<void> {
  await undiciFetch(new URL('/v2/languages', SERVER)); // want: migrated
  await nodeFetch(`${SERVER}/v2/tags`, { method: 'get' }); // want: review lists-joined
}

export const collections = () => fetch(`${API}/collections`); // nope: a live operation under the same constant

export const genreOf = (seriesId: string) => fetch(`${API}/series/${seriesId}`).then((res) => res.json()); // nope: one series

export const migrated = () => fetch(`${SERVER}/v2/tags`, { headers }); // nope: migrated already
