// fixture: profile=komga
// Two lists that are always sent as conditions would send empty ones.
export async function load(fetch: typeof globalThis.fetch, url: URL) {
  const q = new URLSearchParams();
  q.set('size', '48');
  for (const genre of url.searchParams.getAll('genre')) q.append('genre', genre);
  for (const tag of url.searchParams.getAll('tag')) q.append('tag', tag);
  if (url.searchParams.has('unread')) q.append('read_status', 'UNREAD');
  return (await fetch(`/api/v1/series?${q}`)).json(); // want: migrated
}
