// fixture: profile=komga
// A helper asks about the method, and what the function on the way returns depends on what it says.
const base = 'https://komga.example.com';

const expectsPage = (options: RequestInit) => !options.method || options.method === 'GET';
async function shaped(path: string, options: RequestInit = {}) {
  const json = await (await fetch(base + path, options)).json();
  return expectsPage(options) ? json.totalElements : json;
}
export const shaping = () => shaped('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { tag: { operator: 'is', value: 'b' } } }),
}); // want: review method-tested
