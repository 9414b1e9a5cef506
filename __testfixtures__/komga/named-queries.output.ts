// fixture: profile=komga
type Query = Record<string, string | number | undefined>;

async function request<T>(method: string, path: string, init: { query?: Query; json?: unknown } = {}): Promise<T> {
  const url = new URL(path, process.env.KOMGA_URL);
  for (const [key, value] of Object.entries(init.query ?? {})) {
    if (value !== undefined) url.searchParams.set(key, String(value));
  }
  const headers = { 'Content-Type': 'application/json' };
  const body = init.json === undefined ? undefined : JSON.stringify(init.json);
  return (await fetch(url, { method, headers, body })).json();
}

// The function names all parameters; what is passed for them decides nothing but their values.
const strings = (name: string, { libraryId }: { libraryId?: string } = {}, version = 'v1') =>
  request<string[]>('GET', `/api/${version}/${name}`, { query: { library_id: libraryId } });
export const genres = (scope: { libraryId?: string }) =>
  strings('genres?unpaged=true', scope, 'v2').then((page: any): string[] => page.content); // want: review wrapper-grown
export const languages = (scope?: { libraryId?: string }) =>
  strings('languages?unpaged=true', scope, 'v2').then((page: any): string[] => page.content); // want: migrated
export const read = (scope?: { libraryId?: string }) => strings('readlists', scope); // nope: another path

const paged = async (name: string, page: number, body?: unknown) => {
  const response = await fetch(
    `${process.env.KOMGA_URL}/api/v1/${name}?${new URLSearchParams({ page: `${page}`, size: '20' })}`,
    body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  return response.json();
};
export const series = (page: number) => paged('series/list', page, {}); // want: review wrapper-grown
export const books = (page: number) => paged('books/list', page, {}); // want: migrated

// A filter that the function names can't become a condition at the call.
const inLibrary = async (name: string, libraryId: string) => {
  const response = await fetch(`${process.env.KOMGA_URL}/api/v1/${name}?${new URLSearchParams({ library_id: libraryId })}`);
  return response.json();
};
export const seriesIn = (libraryId: string) => inLibrary('series', libraryId); // want: manual query-on-the-way
