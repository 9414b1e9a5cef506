// fixture: profile=komga
const root = 'https://komga.example.com';

// The query is what the function takes out of the options, not their `params`.
interface Options {
  params?: { query?: Record<string, string | number> };
  body?: unknown;
}
const ask = async (path: string, { params, body }: Options = {}) => {
  const text = params?.query ? `?${new URLSearchParams(params.query as Record<string, string>)}` : '';
  return (
    await fetch(`${root}${path}${text}`, body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
};
export const ofLibrary = (id: string) => ask('/api/v1/series/list', {
  params: { query: { size: 5 } },
  body: { condition: { libraryId: { operator: 'is', value: id } } },
}); // want: review wrapper-grown

const load = async (path: string, options: Options = {}, body?: unknown) => {
  const query = new URLSearchParams(options.params?.query as Record<string, string>);
  return (
    await fetch(`${root}${path}?${query}`, body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
};
export const newest = () => load('/api/v1/books/list', { params: { query: { sort: 'created,desc', size: 5 } } }, {}); // want: review wrapper-grown
export const tags = (id: string) =>
  load('/api/v2/tags', { params: { query: { library_id: id, unpaged: 'true' } } }).then((page) => page.content); // want: migrated
