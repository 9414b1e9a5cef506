// fixture: profile=komga
import { ofetch } from 'ofetch';

interface Page<T> { content: T[] }

// What is awaited goes on a line of its own, as formatters put it.
export async function genres(libraryId?: string): Promise<Page<string>['content']> {
  return ofetch<string[]>('https://komga.lan/api/v1/genres', { query: { library_id: libraryId } }); // want: migrated
}

export async function booksOfSeries(seriesId: string) {
  const found = (await fetch(`https://komga.lan/api/v1/series/${seriesId}/books?sort=number`)).json(); // want: migrated
  return { found, letters: (await fetch('https://komga.lan/api/v1/series/alphabetical-groups')).json() }; // want: migrated
}
