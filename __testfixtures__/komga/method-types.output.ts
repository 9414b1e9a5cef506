// fixture: profile=komga
const root = 'https://komga.example.com';

interface Options {
  method?: 'GET' | 'POST' | "PUT" | 'PATCH' | 'DELETE';
  body?: unknown;
}

async function request<T>(path: string, { method = 'GET', body }: Options = {}): Promise<T> {
  const init: RequestInit = { method, headers: { 'Content-Type': 'application/json' } };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(root + path, init);
  return response.json();
}

type Verb = 'post' | 'put' | 'PATCH';

async function send(verb: Verb, path: string, body: unknown): Promise<void> {
  await fetch(root + path, { method: verb, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
}

export const rename = (id: string, name: string) => request<void>(`/api/v1/libraries/${id}`, { method: 'PATCH', body: { name } }); // want: migrated

export const move = (id: string, root: string) => request<void>(`/api/v1/libraries/${id}`, { method: 'PATCH', body: { root } }); // want: migrated

export const scan = (id: string, scanCbx: boolean) => send('PATCH', `/api/v1/libraries/${id}`, { scanCbx }); // want: migrated
