const base = process.env.KOMGA_URL ?? 'http://localhost:25600';

const pathOf = (template: string, values: Record<string, string> = {}) =>
  template.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name]));

async function call<T>(method: string, template: string, values?: Record<string, string>, body?: unknown): Promise<T> {
  const response = await fetch(base + pathOf(template, values), {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return response.json();
}

export const languages = () => call<string[]>('GET', '/api/v1/languages'); // want: migrated
export const volumes = (id: string) => call<{ content: object[] }>('GET', '/api/v1/series/:id/books', { id }); // want: migrated
export const rename = (id: string, name: string) => call<void>('PUT', '/api/v1/libraries/:id', { id }, { name }); // want: migrated
export const shelf = (id: string) => call<object>('GET', '/api/v1/collections/:id', { id }); // nope: live
