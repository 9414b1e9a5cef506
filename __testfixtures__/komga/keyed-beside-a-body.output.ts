// fixture: profile=komga
// A function that takes a body, and keeps responses under method and path: what is added to the key is what the call passes.
type Page = { totalElements: number };
const known = new Map<string, Page>();

export const first = () =>
  once('POST', '/api/v1/series/list?size=1', undefined, { condition: { libraryId: { operator: 'is', value: 'L1' } } }); // want: review
async function once(method: string, path: string, body?: object, payload?: unknown): Promise<Page> {
  const key = payload === undefined ? `${method}:${path}` : `${method}:${path} ${JSON.stringify(payload)}`;
  if (known.has(key)) return known.get(key) as Page;
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(path, {
    method: payload === undefined ? method : 'POST',
    headers,
    body: payload === undefined ? body && JSON.stringify(body) : JSON.stringify(payload),
  });
  const data = await response.json();
  known.set(key, data);
  return data;
}
export const second = () =>
  once('POST', '/api/v1/series/list?size=1', undefined, { condition: { libraryId: { operator: 'is', value: 'L2' } } }); // want: review
