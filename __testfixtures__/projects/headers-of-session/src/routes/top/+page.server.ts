import type { PageServerLoad } from './$types';

const KOMGA = 'http://komga.local:25600';

export const load: PageServerLoad = async ({ fetch, locals }) => {
  const { headers } = locals.reader!;
  const books = await fetch(`${KOMGA}/api/v1/books?size=5`, { headers }); // want: migrated
  const series = await fetch(`${KOMGA}/api/v1/series?size=5`, { headers: locals.reader!.headers }); // want: migrated
  return { books: await books.json(), series: await series.json() };
};
