// Another package's function of that name gets another name here.
import { json as reply } from '@sveltejs/kit';
import { json } from '../upstream';

export const GET = async ({ fetch }: { fetch: typeof globalThis.fetch }) => {
  return reply(await json<string[]>(fetch, '/genres')); // want: review wrapper-grown
};

export const found = async (fetch: typeof globalThis.fetch, text: string) =>
  json<object>(fetch, `/series?search=${encodeURIComponent(text)}`); // want: review wrapper-grown
