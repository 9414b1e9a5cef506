type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH';

function create(base: string) {
  const call =
    (method: Verb) =>
    async <T>(path: string, { search, body }: { search?: Record<string, string>; body?: unknown } = {}): Promise<T> => {
      const url = new URL(`/api/v1/${path}`, base);
      if (search) url.search = new URLSearchParams(search).toString();
      const response = await fetch(url, {
        method,
        headers: { 'Content-Type': 'application/json' },
        body: body ? JSON.stringify(body) : undefined,
      });
      return response.json();
    };
  const [get, post, put, patch] = (['GET', 'POST', 'PUT', 'PATCH'] as const).map(call);
  return { get, post, put, patch };
}

const komga = create('http://komga.lan');

export const series = (text: string) => komga.get<{ content: string[] }>('series', { search: { search: text, size: '20' } }); // want: migrated
export const rename = (id: string, name: string) => komga.put(`libraries/${id}`, { body: { name } }); // want: migrated
export const scan = (id: string) => komga.post(`libraries/${id}/scan`, {}); // nope: a scan
