import type { ServerLoad } from '@sveltejs/kit';
import { type Book, type Page, query } from '../komga';

export const load = (async (event) => {
  const { id } = event.params as { id: string };
  const books = await query<Page<Book>>(event, `/api/v1/series/${id}/books`, new URLSearchParams({ unpaged: 'true' })); // want: review wrapper-grown
  const genres = await query<string[]>(event, '/api/v1/genres'); // want: migrated
  const series = await query<{ name: string }>(event, `/api/v1/series/${id}`); // nope: one series
  return { books: books.content, genres: genres.sort(), name: series.name };
}) satisfies ServerLoad;

export const actions = {
  rename: async ({ fetch, params }: { fetch: typeof globalThis.fetch; params: { id: string } }) => {
    await fetch(`/api/v1/libraries/${params.id}`, { method: 'PUT', body: '{"name":"x"}' }); // want: migrated
  },
};
