// fixture: profile=komga
const root = 'https://komga.example.com';

// The query is what the function takes out of the options, not their `params`.
interface Options {
  params?: { query?: Record<string, string | number> };
}
const ask = async (path: string, { params }: Options = {}) => {
  const text = params?.query ? `?${new URLSearchParams(params.query as Record<string, string>)}` : '';
  return (await fetch(`${root}${path}${text}`)).json();
};
export const ofLibrary = (id: string) => ask('/api/v1/series', { params: { query: { library_id: id, size: 5 } } }); // want: review wrapper-grown

const load = async (path: string, options: Options = {}) => {
  const query = new URLSearchParams(options.params?.query as Record<string, string>);
  return (await fetch(`${root}${path}?${query}`)).json();
};
export const newest = () => load('/api/v1/books', { params: { query: { sort: 'created,desc', size: 5 } } }); // want: review wrapper-grown
export const tags = (id: string) => load('/api/v1/tags', { params: { query: { library_id: id } } }); // want: migrated
