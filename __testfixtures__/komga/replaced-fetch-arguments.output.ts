// fixture: profile=komga
// What stands in for `fetch` passes all of its arguments on, and tests the path.
const real = self.fetch;
let reads = 0;

Object.defineProperty(self, 'fetch', {
  configurable: true,
  value: (...args: Parameters<typeof fetch>) => {
    const [input, init] = args;
    const url = typeof input === 'string' ? input : String(input);
    if (url.includes('/api/v1/series?')) reads++; // mention
    const options = { ...init, headers: { ...(url.includes('/api/') && { 'X-API-Key': 'key' }) } };
    return init === undefined ? real(...args) : real(input, options);
  },
});

export const series = () => fetch('https://komga.example.com/api/v1/series?size=1'); // want: manual hook
export const books = () => fetch('https://komga.example.com/api/v1/books/list?size=1', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: migrated
export const count = () => reads;
