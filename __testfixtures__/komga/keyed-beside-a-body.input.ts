// fixture: profile=komga
// A function that takes a body, and keeps responses under method and path: what is added to the key is what the call passes.
type Page = { totalElements: number };
const known = new Map<string, Page>();

export const first = () => once('GET', '/api/v1/series?library_id=L1&size=1'); // want: review
async function once(method: string, path: string, body?: object): Promise<Page> {
  const key = `${method}:${path}`;
  if (known.has(key)) return known.get(key) as Page;
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const data = await response.json();
  known.set(key, data);
  return data;
}
export const second = () => once('GET', '/api/v1/series?library_id=L2&size=1'); // want: review
