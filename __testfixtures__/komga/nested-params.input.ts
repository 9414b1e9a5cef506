// fixture: profile=komga
// A client that is not known, whose parameters are in an object of their own.
export async function found(session, term: string) {
  const { data } = await session.client.get('/api/v1/series', { params: { query: { search: term, size: 6 } } }); // want: manual query-unknown
  return data;
}
