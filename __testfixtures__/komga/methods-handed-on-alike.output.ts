// fixture: profile=komga
// The functions that the code on the way does not name treat both methods alike.
const root = 'https://komga.example.com';
const headers = { 'Content-Type': 'application/json' };

const guards = new Map<string, (method: string) => boolean>();
guards.set('libraries', (method) => method === 'PUT' || method === 'PATCH');
guards.set('reading', (method) => method === 'GET');

async function guarded(kind: string, method: string, path: string, body: object) {
  const guard = guards.get(kind);
  if (guard && !guard(method)) return undefined;
  return fetch(root + path, { method, headers, body: JSON.stringify(body) });
}
export const rename = (id: string, name: string) => guarded('libraries', 'PATCH', `/api/v1/libraries/${id}`, { name }); // want: migrated
