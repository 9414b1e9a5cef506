// fixture: profile=komga
// What stands in for `fetch` tests the path under another name.
const real = globalThis.fetch;
const slow: string[] = [];

globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
  const url = String(input);
  if (url.includes('/api/v1/series?')) slow.push('series'); // mention
  if (url.includes('/login')) throw new Error('signed out');
  return real(input, init);
};

export const series = () => fetch('https://komga.example.com/api/v1/series?size=1'); // want: manual hook
export const books = () => fetch('https://komga.example.com/api/v1/books?size=1'); // want: migrated
export const shown = () => slow;
