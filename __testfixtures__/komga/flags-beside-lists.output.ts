// fixture: profile=komga
const server = 'http://komga.local';

function get(path: string, params: Record<string, unknown> = {}) {
  const url = new URL(server + path);
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) for (const one of value) url.searchParams.append(key, String(one));
    else url.searchParams.set(key, String(value));
  }
  return fetch(url).then((response) => response.json());
}

function post(path: string, body: unknown, params: Record<string, unknown> = {}) {
  const url = new URL(server + path);
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) for (const one of value) url.searchParams.append(key, String(one));
    else url.searchParams.set(key, String(value));
  }
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then((response) => response.json());
}

export const present = (library: string) =>
  // want: review wrapper-grown
  post(
    '/api/v1/series/list',
    { condition: { allOf: [{ libraryId: { operator: 'is', value: library } }, { deleted: { operator: 'isFalse' } }] } },
    { size: 5 },
  );
