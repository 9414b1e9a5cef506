import type { components } from '#api/komga';
import { komga } from './client.ts';

type Series = components['schemas']['SeriesDto'];

interface Person {
  name: string;
  library?: string;
}

export async function tags(person: Person | null): Promise<string[]> {
  // want: migrated
  const { data } = await komga.GET('/api/v1/tags/series', { params: { query: { library_id: person?.library } } });
  return data ?? [];
}

export async function tagsBeside(series: Series): Promise<string[]> {
  // want: migrated
  const { data } = await komga.GET('/api/v1/tags/series', {
    params: { query: { library_id: series.libraryId, collection_id: series.collectionId } },
  });
  return data ?? [];
}

export async function tagsOfBooks(series_id: string): Promise<string[]> {
  const { data } = await komga.GET('/api/v1/tags/book', { params: { query: { series_id } } }); // want: migrated
  return data ?? [];
}

export async function tagsOfList(id: string, isAll: boolean): Promise<string[]> {
  // want: migrated
  const { data } = await komga.GET('/api/v1/tags/book', {
    params: { query: { readlist_id: isAll ? undefined : id } },
  });
  return data ?? [];
}

export async function writers(search: string, library: string | undefined) {
  // want: review single-value
  const { data } = await komga.GET('/api/v1/authors', {
    params: { query: { search, ...(library && { library_id: library }), series_id: pick(search) } },
  });
  return (data ?? []).map(({ name }) => name);
}

export async function genres(library: string, collection: string) {
  // want: migrated
  const { data } = await komga.GET('/api/v1/genres', {
    params: { query: { library_id: [library], collection_id: collection } },
  });
  return data ?? [];
}

// The operation is in the types, which an alias leads to.
export const all = () => komga.GET('/api/v1/series', { params: { query: { library_id: ['L1'] } } }); // want: migrated

declare function pick(search: string): string | undefined;
