import { addressOf } from './address';

export async function languages(libraryId?: string): Promise<string[]> {
  const response = await fetch(addressOf('/languages', { library_id: libraryId })); // want: review wrapper-grown
  return response.json();
}

export async function tags(): Promise<string[]> {
  const url = addressOf('/tags/book');
  const response = await fetch(url); // want: migrated
  return response.json();
}

export async function volumes(seriesId: string): Promise<object[]> {
  const response = await fetch(addressOf(`/series/${seriesId}/books`, { size: 500 })); // want: migrated
  return (await response.json()).content;
}

export const one = (seriesId: string) => fetch(addressOf(`/series/${seriesId}`)); // nope: one series

const withKey = (key: string) => ({ headers: { 'X-API-Key': key } });

export async function tagged(key: string, tags?: string[]): Promise<object[]> {
  const url = new URL('/api/v1/books', 'http://localhost:25600');
  url.searchParams.set('size', '25');
  for (const tag of tags ?? []) url.searchParams.append('tag', tag);
  const response = await fetch(url, withKey(key)); // want: migrated
  return (await response.json()).content;
}
