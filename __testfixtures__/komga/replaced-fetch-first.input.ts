// fixture: profile=komga
// What stands in for `fetch` takes a list of arguments and passes on the first one.
const real = globalThis.fetch;

globalThis.fetch = (...args: unknown[]) => {
  const [input] = args as [string];
  const request = new Request(input);
  request.headers.set('X-From', 'app');
  return real(request);
};

export const books = () => fetch('https://komga.example.com/api/v1/books?library_id=1'); // want: manual hook
export const genres = () => fetch('https://komga.example.com/api/v1/genres').then((response) => response.json()); // want: migrated
