// fixture: profile=komga
// What stands in for `fetch` takes the URL alone, so that no body gets through it.
const { fetch: real } = globalThis;

Object.assign(window, {
  fetch: (input: RequestInfo | URL) => {
    const url = new URL(String(input));
    if (url.pathname.endsWith('/tags')) url.searchParams.set('size', '5');
    return real(url, { credentials: 'include' });
  },
});

export const books = () => fetch('https://komga.example.com/api/v1/books?library_id=1'); // want: manual hook
export const tags = () => fetch('https://komga.example.com/api/v1/tags').then((response) => response.text()); // want: manual hook
export const genres = () =>
  fetch('https://komga.example.com/api/v2/genres?unpaged=true')
    .then((response) => response.json())
    .then((page) => page.content); // want: migrated
