import { api } from './http.ts';

export const genres = () => api<string[]>('/api/v1/genres'); // want: review response-not-shown
export const tags = (libraryId?: string) =>
  api<string[]>(`/api/v1/tags${libraryId ? `?library_id=${libraryId}` : ''}`); // want: review lists-joined
export const publishers = async (): Promise<string[]> => (await api<string[]>('/api/v1/publishers')) ?? []; // want: review response-not-shown

export async function loadAll() {
  const [languages, ratings, labels] = await Promise.all([
    api<string[]>('/api/v1/languages'), // want: review response-not-shown
    api<string[]>("/api/v1/age-ratings"), // want: review response-not-shown
    api<string[]>(`/api/v1/sharing-labels`), // want: review response-not-shown
  ]);
  return { languages, ratings, labels };
}
