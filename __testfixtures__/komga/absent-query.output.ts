// fixture: profile=komga
function apiUrl(path: string, query?: URLSearchParams): string {
  const text = query?.toString();
  return `https://komga.example/api/v1${path}${text ? '?' + text : ''}`;
}

const init = { credentials: 'include' } as const;

export const volumes = async (id: string) => (
  await fetch(apiUrl('/books/list?sort=metadata.numberSort,asc'), {
    ...init,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  })
).json(); // want: migrated
export const search = (term: string) => fetch(apiUrl('/series/list', new URLSearchParams({ size: '5' })), {
  ...init,
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ fullTextSearch: term }),
}); // want: migrated
export const genres = async (): Promise<string[]> =>
  (await fetch(`${apiUrl('/genres').replace('/v1', '/v2')}?unpaged=true`)).json().then((page) => page.content); // want: migrated
