import { ask, orBefore, tryTo, withRest } from './client';

export async function facets(library?: string) {
  const query = { library_id: library };
  const [genre, tag] = await Promise.all([
    ask<string[]>({ path: 'v1/genres', query }), // want: migrated
    ask<string[]>({ path: 'v1/tags', query }), // want: migrated
  ]);
  return { genre: genre.ok ? genre.data : [], tag: tag.ok ? tag.data : [] };
}

export async function languages(): Promise<string[]> {
  const { data } = await ask<string[]>({ path: 'v1/languages' }); // want: migrated
  return data ?? [];
}

export async function publishers(): Promise<string[]> {
  const { data, error } = await tryTo<string[]>('/api/v1/publishers'); // want: migrated
  if (error) console.error(error);
  return data ?? [];
}

export async function ratings() {
  const result = await orBefore<string[]>('/api/v1/age-ratings'); // want: manual mixed-result
  return result.data;
}

export async function labels() {
  const result = await withRest<string[]>('/api/v1/sharing-labels'); // want: manual mixed-result
  return result.data;
}

// A page stays a page
export async function books(): Promise<number> {
  const result = await orBefore<{ totalElements: number }>('/api/v1/books'); // want: review wrapper-grown
  return result.data.totalElements;
}
