// fixture: profile=komga
const site = process.env.KOMGA_URL;

interface Asked {
  path: string;
  params?: Record<string, string | number | boolean | undefined>;
  method?: string;
  payload?: unknown;
}

async function call({ path, params, method = 'GET', payload }: Asked) {
  const url = new URL(site + path);
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value !== undefined) url.searchParams.append(name, String(value));
  }
  const answer = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: payload === undefined ? undefined : JSON.stringify(payload),
  });
  return answer.json();
}

export const genres = (): Promise<string[]> =>
  call({ path: '/api/v2/genres', params: { unpaged: true } }).then((page) => page.content); // want: migrated
export const inBooks = (): Promise<string[]> =>
  call({ // want: migrated
    path: '/api/v2/tags',
    params: { include: 'BOOK', unpaged: true },
  }).then((page) => page.content);
export const labels = (): Promise<string[]> =>
  call({ path: '/api/v2/sharing-labels', params: { unpaged: true } }).then((page) => page.content); // want: migrated
export const issues = (id: string) => call({
  path: '/api/v1/books/list',
  params: { sort: 'metadata.numberSort,asc' },
  method: 'POST',
  payload: { condition: { seriesId: { operator: 'is', value: id } } },
}); // want: migrated
export const ready = (id: string) => call({
  path: '/api/v1/books/list',
  params: { sort: 'metadata.numberSort,asc' },
  method: 'POST',
  payload: {
    condition: {
      allOf: [{ seriesId: { operator: 'is', value: id } }, { mediaStatus: { operator: 'is', value: 'READY' } }],
    },
  },
}); // want: migrated
export const series = (id: string) => call({ path: `/api/v1/series/${id}` }); // nope: one series

/** Options after the path. */
async function get(path: string, options: { query?: Record<string, unknown>; signal?: AbortSignal } = {}) {
  const query = new URLSearchParams(options.query as Record<string, string>).toString();
  const answer = await fetch(`${site}/api/${path}${query ? `?${query}` : ''}`, { signal: options.signal });
  return (await answer.json()).content;
}

export const publishers = (): Promise<string[]> => get('v2/publishers', { query: { unpaged: true } }); // want: migrated
export const languages = (signal: AbortSignal): Promise<string[]> =>
  get('v2/languages', { signal, query: { unpaged: true } }); // want: migrated
export const some = (signal: AbortSignal): Promise<string[]> => get('v2/languages', {
  query: { library_id: 'L', unpaged: true },
  signal,
}); // want: migrated

/** A URL that is built apart from the request. */
function address(path: string, query: Record<string, unknown> = {}) {
  const pairs = Object.keys(query)
    .filter((name) => query[name] !== undefined)
    .map((name) => `${name}=${encodeURIComponent(String(query[name]))}`);
  return site + path + (pairs.length > 0 ? '?' + pairs.join('&') : '');
}

export const years = (): Promise<string[]> =>
  fetch(address('/api/v2/series/release-years', { unpaged: true })).then((r) => r.json()).then((page) => page.content); // want: migrated
export const roles = async (): Promise<string[]> => {
  const answer = await fetch(address('/api/v2/authors/roles', { unpaged: true })); // want: migrated
  return (await answer.json()).content;
};
export const broken = () => fetch(address('/api/v1/books/list', { unpaged: true }), {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { mediaStatus: { operator: 'is', value: 'ERROR' } } }),
}); // want: migrated

/** No place for a body, and one filter only. */
async function list(path: string, query?: Record<string, string>, body?: unknown) {
  const answer = await fetch(`${site}${path}?${new URLSearchParams(query)}`, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

export const named = (term: string) => list('/api/v1/series/list', {}, { fullTextSearch: term }); // want: review wrapper-grown
