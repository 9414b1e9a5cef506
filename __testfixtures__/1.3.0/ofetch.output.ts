import { $fetch, ofetch } from 'ofetch';

interface LibraryUpdate {
  name?: string;
  seriesCover?: 'FIRST' | 'FIRST_UNREAD_OR_FIRST' | 'LAST';
}

const shelf = ofetch.create({ baseURL: process.env.NUXT_SHELF_URL, retry: 0 });

export function useFirstCover(libraryId: string) {
  return ofetch(`/api/v1/libraries/${libraryId}`, { method: 'PATCH', body: { seriesCover: 'FIRST' } }); // want: migrated
}

export function useLastCover(libraryId: string) {
  return $fetch<void>(`/api/v1/libraries/${libraryId}`, { // want: migrated
    baseURL: process.env.NUXT_SHELF_URL,
    method: 'PATCH',
    body: { seriesCover: 'LAST' } satisfies LibraryUpdate,
  });
}

export const save = async (libraryId: string, update: LibraryUpdate) =>
  await shelf(`/api/v1/libraries/${libraryId}`, { method: 'PATCH', body: update }); // want: migrated

export async function saveRaw(libraryId: string, update: LibraryUpdate): Promise<number> {
  const response = await ofetch.raw('/api/v1/libraries/' + libraryId, { body: update, method: 'PATCH' }); // want: migrated
  return response.status;
}

export const analyze = (libraryId: string) =>
  shelf(`/api/v1/libraries/${libraryId}/analyze`, { method: 'POST' }); // nope: a path below the library
