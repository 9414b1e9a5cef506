import { api } from './komga-api.ts';

export async function saveLibrary(id: string, name: string): Promise<void> {
  await api(`/libraries/${id}`, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name }) }); // want: migrated
}

export const open = (id: string) => window.location.assign(`/series/${id}/books`); // nope: a page of the application
