// fixture: profile=komga
const scoped = (path: string, libraryId?: string) => (libraryId ? `${path}?library_id=${libraryId}` : path);

async function api<T>(path: string): Promise<T> {
  const response = await fetch(`http://komga:25600${path}`);
  return (await response.json()) as T;
}

// One function has no place for the new query, and that is the one reason.
export const genres = (libraryId?: string) => api<string[]>(scoped('/api/v1/genres', libraryId)); // want: manual no-slot
export const tags = (libraryId?: string) => api<string[]>(scoped('/api/v1/tags/series', libraryId)); // want: manual no-slot
export const publishers = async (libraryId?: string) => {
  const names = await api<string[]>(scoped('/api/v1/publishers', libraryId)); // want: manual no-slot
  return names.sort((a, b) => a.localeCompare(b));
};
