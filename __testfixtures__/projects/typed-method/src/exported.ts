const root = 'https://komga.example.com';

// Other files may use the types in any way.
export type Method = 'PUT' | 'POST';
type Verb = 'PUT' | 'DELETE';

async function call(method: Method, path: string, body: unknown): Promise<void> {
  await fetch(root + path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
}

async function change(verb: Verb, path: string, body: unknown): Promise<void> {
  await fetch(root + path, { method: verb, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
}

export const show = (id: string) => call('PUT', `/api/v1/libraries/${id}`, { hidden: false }); // want: review method-type

export const empty = (id: string) => change('PUT', `/api/v1/libraries/${id}`, { emptyTrash: true }); // want: review method-type

export type { Verb };
