import { AUDIO, COMICS } from './addresses.ts';

async function load(server: string, path: string, init?: RequestInit) {
  const response = await fetch(`${server}${path}`, init);
  return response.json();
}

export const comics = () => load(COMICS, '/api/v1/series'); // want: review response-not-shown
export const genres = () => load(COMICS, '/api/v1/genres'); // want: review response-not-shown
export const albums = () => load(AUDIO, '/api/v1/series'); // nope: another service; mention
export const audioGenres = () => fetch(`${AUDIO}/api/v1/genres`); // nope: another service; mention
export const comicTags = () => fetch(`${COMICS}/api/v1/tags`); // want: review lists-joined
// catalogue-codemod-ignore
export const labels = () => load(COMICS, '/api/v1/sharing-labels'); // want: ignored
