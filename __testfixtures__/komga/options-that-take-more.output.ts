// fixture: profile=komga
// A function whose options go to `fetch` takes the version from them, so that no call has a gap in its arguments.
const server = 'http://komga.local:25600';

async function ask<T>(path: string, { version = 'v1', ...init }: RequestInit & { version?: string } = {}): Promise<T> {
  const response = await fetch(
    `${server}/api/${version}${path}`,
    { ...init, headers: { 'X-API-Key': 'k', ...init.headers } },
  );
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

export const genres = () =>
  ask<{ content: string[] }>('/genres?unpaged=true', { version: 'v2' }).then((page) => page.content); // want: review wrapper-grown
export const labels = (signal: AbortSignal) =>
  ask<{ content: string[] }>('/sharing-labels?unpaged=true', { signal, version: 'v2' }).then((page) => page.content); // want: migrated
export const onDeck = () => ask<{ content: unknown[] }>('/books/ondeck'); // nope: another list
export const rate = (id: string, score: number) =>
  ask<void>(`/books/${id}/score`, { method: 'PUT', body: JSON.stringify({ score }) }); // nope: another operation

// These options are changed in place.
async function timed<T>(path: string, init: RequestInit = {}, version = 'v1'): Promise<T> {
  init.signal = AbortSignal.timeout(500);
  const response = await fetch(`${server}/api/${version}${path}`, init);
  return response.json();
}

export const languages = () =>
  timed<{ content: string[] }>('/languages?unpaged=true', undefined, 'v2').then((page) => page.content); // want: review wrapper-grown

// A call passes options that are not known here.
async function open<T>(path: string, init: RequestInit = {}, version = 'v1'): Promise<T> {
  const response = await fetch(`${server}/api/${version}${path}`, init);
  return response.json();
}

export const again = (init: RequestInit) => open<unknown>('/libraries', init); // nope: another list
export const publishers = () =>
  open<{ content: string[] }>('/publishers?unpaged=true', undefined, 'v2').then((page) => page.content); // want: review wrapper-grown

// What is too long for its line is broken around such an option.
export const genresOf = (libraryId?: string) => ask<{ content: string[] }>(
  '/genres?unpaged=true' + (libraryId ? `&library_id=${libraryId}` : ''),
  { version: 'v2' },
).then((page) => page.content); // want: migrated
