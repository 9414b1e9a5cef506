export const load = async ({ url, locals: { komga } }) => {
  const { data } = await komga.GET('/api/v1/series', { // want: migrated
    params: { query: { search: url.searchParams.get('q') ?? '', size: 6 } },
  });
  return { found: data?.content ?? [] };
};
