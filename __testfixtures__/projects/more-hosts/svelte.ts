export const load = async ({ fetch, params, url }) => {
  const page = url.searchParams.get('page') ?? '0';
  const response = await fetch(`http://komga:25600/api/v1/series/${params.id}/books?page=${page}`); // want: migrated
  const genres = await fetch('http://komga:25600/api/v1/genres').then((r) => r.json()); // want: migrated
  return { books: (await response.json()).content, genres };
};
