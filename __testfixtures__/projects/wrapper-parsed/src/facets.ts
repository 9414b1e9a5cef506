import { api } from './http.ts';

export const genres = () => api<string[]>('/api/v1/genres'); // want: migrated
export const tags = (libraryId?: string) =>
  api<string[]>(`/api/v1/tags${libraryId ? `?library_id=${libraryId}` : ''}`); // want: migrated
export const publishers = async (): Promise<string[]> => (await api<string[]>('/api/v1/publishers')) ?? []; // want: migrated

export async function loadAll() {
  const [languages, ratings, labels] = await Promise.all([
    api<string[]>('/api/v1/languages'), // want: migrated
    api<string[]>("/api/v1/age-ratings"), // want: migrated
    api<string[]>(`/api/v1/sharing-labels`), // want: migrated
  ]);
  return { languages, ratings, labels };
}
