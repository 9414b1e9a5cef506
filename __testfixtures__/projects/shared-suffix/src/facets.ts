import { request } from './client.js';

function forLibraries(ids: string[]): string {
  return ids.length ? '?' + ids.map((id) => `library_id=${encodeURIComponent(id)}`).join('&') : '';
}

export async function facets(libraryIds: string[]) {
  const suffix = forLibraries(libraryIds);
  const [genres, publishers] = await Promise.all([
    request<string[]>(`/genres${suffix}`), // want: review wrapper-grown
    request<string[]>(`/publishers${suffix}`), // want: migrated
  ]);
  return { genres, publishers };
}

/** The body needs each of the libraries. */
export async function count(libraryIds: string[]): Promise<number> {
  const page = await request<{ totalElements: number }>(`/series${forLibraries(libraryIds)}`); // want: migrated
  return page.totalElements;
}
