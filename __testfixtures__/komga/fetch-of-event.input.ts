// fixture: profile=komga
import type { RequestEvent, ServerLoadEvent } from '@sveltejs/kit';
import type { PageServerLoad, PageServerLoadEvent } from './$types';

const komga = (path: string, query: Record<string, string | number | undefined> = {}): URL => {
  const url = new URL(path, 'http://komga.local:25600/api/v1/');
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.append(name, String(value));
  }
  return url;
};

// The `fetch` of an event is the standard one, with the cookies of the visitor.
async function ask<T>(event: Pick<RequestEvent, 'fetch' | 'locals'>, url: URL, init: RequestInit = {}): Promise<T> {
  const response = await event.fetch(url, { ...init, headers: { accept: 'application/json', ...init.headers } });
  if (!response.ok) throw new Error(`Komga says ${response.status}`);
  return response.json();
}

export const genresFor = (event: RequestEvent, library?: string) =>
  ask<string[]>(event, komga('genres', { library_id: library })); // want: migrated

export async function labels(event: ServerLoadEvent): Promise<string[]> {
  const response = await event.fetch(komga('sharing-labels')); // want: migrated
  return response.json();
}

export async function languages({ fetch }: PageServerLoadEvent): Promise<string[]> {
  return (await fetch(komga('languages'))).json(); // want: migrated
}

export const load: PageServerLoad = async (event) => {
  const unread = await ask<{ content: { id: string }[] }>(event, komga('books', { read_status: 'UNREAD', size: 5 })); // want: migrated
  return { unread: unread.content };
};

export const rename = (event: Partial<RequestEvent> & Pick<RequestEvent, 'fetch'>, library: string, name: string) =>
  ask<void>(event, komga(`libraries/${library}`), { method: 'PUT', body: JSON.stringify({ name }) }); // want: migrated

interface Bucket {
  fetch(path: URL): Promise<string[]>;
}

// A store of the client, whatever its method is called.
export const stored = (bucket: Bucket) => bucket.fetch(komga('tags')); // want: review unknown-client
