// fixture: profile=komga
import axios from 'axios';

interface Sent {
  url: string;
  method?: string;
  timeout?: number;
  data?: unknown;
}

async function host(): Promise<string> {
  return (await caches.match('host'))?.url ?? 'https://komga.example.com';
}

// The address of the server is stored, so the URL is made later.
async function address(path: string, query: Record<string, unknown> = {}): Promise<string> {
  let search = '';
  for (const name of Object.keys(query)) {
    const value = query[name];
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value])
      search += (search ? '&' : '?') + encodeURIComponent(name) + '=' + encodeURIComponent(String(one));
  }
  return (await host()) + path + search;
}

async function send<T>(request: Sent): Promise<T> {
  const { data } = await axios.request<T>({ timeout: 5000, ...request });
  return data;
}

export const ended = async (page: number) =>
  // want: migrated
  send<{ content: unknown[] }>({ url: await address('/api/v1/series', { status: 'ENDED', page }), method: 'GET' });

export async function genres() {
  return send<string[]>({ url: await address('/api/v1/genres') }); // want: migrated
}

export async function labels(library: string) {
  return send<string[]>({ url: await address('/api/v1/sharing-labels', { library_id: library }), timeout: 9000 }); // want: migrated
}

export const one = async (id: string) => send({ url: await address(`/api/v1/series/${id}`) }); // nope: one series
