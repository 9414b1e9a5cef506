import { request } from './client';

function forLibraries(ids: string[]): string {
  return ids.length ? '?' + ids.map((id) => `library_id=${id}`).join('&') : '';
}

export type Facets = {
  genres: string[];
  tags: string[];
  publishers: string[];
  ageRatings: string[];
};

/** Everything the filter sheet offers, in one go. */
export async function loadFacets(libraryIds: string[]): Promise<Facets> {
  const suffix = forLibraries(libraryIds);
  const [genres, tags, publishers, ageRatings] = await Promise.all([
    request<string[]>(`/genres${suffix}`),
    request<string[]>(`/tags${suffix}`),
    request<string[]>(`/publishers${suffix}`),
    request<string[]>(`/age-ratings${suffix}`),
  ]);
  return {
    genres,
    tags,
    publishers,
    ageRatings: ageRatings.map((r) => (r === 'None' ? 'Unrated' : `${r}+`)),
  };
}
