// fixture: profile=komga
import { ofetch } from 'ofetch';

interface Page<T> { content: T[] }

// What is awaited goes on a line of its own, as formatters put it.
export async function genres(libraryId?: string): Promise<Page<string>['content']> {
  return (
    await ofetch<Page<string>>('https://komga.lan/api/v2/genres', { query: { library_id: libraryId, unpaged: true } })
  ).content; // want: migrated
}

export async function booksOfSeries(seriesId: string) {
  const found = (
    await fetch('https://komga.lan/api/v1/books/list?sort=number', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: seriesId } } }),
    })
  ).json(); // want: migrated
  return { found, letters: (await fetch('https://komga.lan/api/v1/series/list/alphabetical-groups', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  })).json() }; // want: migrated
}
