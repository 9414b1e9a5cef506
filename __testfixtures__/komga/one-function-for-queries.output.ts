// fixture: profile=komga
// Two lists that are always sent as conditions would send empty ones.
export async function load(fetch: typeof globalThis.fetch, url: URL) {
  const q = new URLSearchParams();
  q.set('size', '48');
  return (
    await fetch(`/api/v1/series/list?${q}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: {
          allOf: [
            ...anyOf('genre', url.searchParams.getAll('genre')),
            ...anyOf('tag', url.searchParams.getAll('tag')),
            ...(url.searchParams.has('unread') ? [{ readStatus: { operator: 'is', value: 'UNREAD' } }] : []),
          ],
        },
      }),
    })
  ).json(); // want: migrated
}

function anyOf(name: string, values: readonly string[]) {
  const conditions = values.filter(Boolean).map((value) => ({ [name]: { operator: 'is', value } }));
  return conditions.length ? [{ anyOf: conditions }] : [];
}
