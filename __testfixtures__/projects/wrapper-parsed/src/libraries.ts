import { api, HttpError } from './http.ts';

interface Library {
  id: string;
  name: string;
}

export async function rename(library: Library, name: string): Promise<void> {
  await api(`/api/v1/libraries/${library.id}`, { // want: migrated
    method: 'PUT',
    body: JSON.stringify({ ...library, name }),
  });
}

export async function remove({ id }: Library): Promise<boolean> {
  try {
    await api(`/api/v1/libraries/${id}`, { method: 'DELETE' }); // nope: another method
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return false;
    throw error;
  }
}
