// fixture: profile=komga
// Responses that stores of other code keep
import { get, set } from 'idb-keyval';

interface Spec {
  url: string;
  param?: Record<string, string>;
  data?: unknown;
  method?: string;
}
declare const kv: { get<T>(key: string, type: 'json'): Promise<T | null>; put(key: string, text: string): Promise<void> };
declare const online: boolean;

async function perform<T>({ url, param, data, method = 'GET' }: Spec): Promise<T> {
  const query = param ? `?${new URLSearchParams(param)}` : '';
  const response = await fetch(`http://komga.local${url}${query}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: data === undefined ? undefined : JSON.stringify(data),
  });
  return response.json();
}

async function recalled<T>(spec: Spec): Promise<T> {
  const key = `copy:${spec.url}:${JSON.stringify(spec.param ?? {})}`;
  if (online) {
    const fresh = await perform<T>(spec);
    await set(key, fresh);
    return fresh;
  }
  const copy = await get<T>(key);
  if (copy === undefined) throw new Error('not available');
  return copy;
}

export const genres = async () =>
  (await recalled<{ content: string[] }>({ url: '/api/v2/genres?unpaged=true' })).content.length; // want: migrated

// Two searches would be kept under one key
export const found = (search: string) =>
  recalled<{ content: unknown[] }>({ url: '/api/v1/series', param: { search } }); // want: manual url-read

async function cached<T>(url: string): Promise<T> {
  const hit = await kv.get<T>(url, 'json');
  if (hit) return hit;
  const body = (await perform({ url })) as T;
  await kv.put(url, JSON.stringify(body));
  return body;
}

export const languages = async () =>
  (await cached<{ content: string[] }>('/api/v2/languages?unpaged=true')).content.join(); // want: review url-kept

// Another key, which other code fills
async function known<T>(url: string): Promise<T> {
  const hit = await kv.get<T>('names', 'json');
  if (hit) return hit;
  const body = (await perform({ url })) as T;
  await kv.put(url, JSON.stringify(body));
  return body;
}

export const publishers = async () => (await known<string[]>('/api/v1/publishers')).join(); // want: manual mixed-result
export const libraries = () => known('/api/v1/libraries'); // nope: not deprecated

async function renamed<T>(url: string): Promise<T> {
  const hit = await kv.get<T>(`old:${url}`, 'json');
  if (hit) return hit;
  const body = (await perform({ url })) as T;
  await kv.put(url, JSON.stringify(body));
  return body;
}

export const labelled = async () => (await renamed<string[]>('/api/v1/sharing-labels')).join(); // want: manual mixed-result
export const others = () => renamed('/api/v1/libraries'); // nope: not deprecated

// Other files may read it
export const shared = new Map<string, unknown>();
async function exposed<T>(url: string): Promise<T> {
  const hit = shared.get(url);
  if (hit) return hit as T;
  const body = await perform<T>({ url });
  shared.set(url, body);
  return body;
}

export const tagList = async () => (await exposed<string[]>('/api/v1/tags')).join(); // want: manual mixed-result
export const more = () => exposed('/api/v1/libraries'); // nope: not deprecated

async function names(url: string): Promise<string[]> {
  const response = await fetch(url);
  const text = response.status === 200 ? await response.text() : undefined;
  return (JSON.parse(text ?? '{"content":[]}') as { content: unknown[] }).content.map(String);
}

export const ages = async () => (await names('http://komga.local/api/v2/age-ratings?unpaged=true')).length; // want: review age-ratings
export const labels = async () => (await names('http://komga.local/api/v2/sharing-labels?unpaged=true')).length; // want: migrated

async function parsed<T>(path: string, params = '', method = 'GET', data?: unknown, version = 'v1'): Promise<T> {
  const request = App.createRequest({
    url: `http://komga.local/api/${version}${path}`,
    param: params,
    method,
    headers: { 'Content-Type': 'application/json' },
    data: data === undefined ? undefined : JSON.stringify(data),
  });
  const { data: raw } = await App.schedule(request, 1);
  return (raw && typeof raw === 'string' ? JSON.parse(raw) : raw) as T;
}

export async function chapters(id: string) {
  const page = await parsed<{ content: string[] }>(
    '/books/list',
    '?unpaged=true&sort=metadata.numberSort,asc',
    'POST',
    {
      condition: {
        allOf: [{ seriesId: { operator: 'is', value: id } }, { mediaStatus: { operator: 'is', value: 'READY' } }],
      },
    },
  ); // want: review unknown-client
  return page.content;
}

export const unread = (size: number) => {
  const window = `?page=0&size=${size}`;
  return parsed<{ content: string[] }>('/books/list', `${window}`, 'POST', {
    condition: { readStatus: { operator: 'is', value: 'UNREAD' } },
  }); // want: review unknown-client
};

export const collections = () => parsed<{ content: string[] }>('/collections', '?unpaged=true');
export const tagCount = async () =>
  (await parsed<{ content: string[] }>('/tags?unpaged=true', undefined, undefined, undefined, 'v2')).content.length; // want: review wrapper-grown
