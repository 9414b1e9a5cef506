// fixture: profile=komga
interface Page<T> {
  content: T[];
  totalElements: number;
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`${process.env.KOMGA_URL}${path}`, { ...init });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json() as Promise<T>;
}

// The query ends in what is interpolated, and so does the URL of the function.
export const tags = (libraryId: string) =>
  request<Page<string>>(`/api/v2/tags?library_id=${libraryId}&unpaged=true`).then((page) => page.content); // want: migrated
export const genres = (libraryId: string) =>
  request<Page<string>>(`/api/v2/genres?library_id=${libraryId}&unpaged=true`).then((page) => page.content); // want: migrated
export const one = (id: string) => request(`/api/v1/series/${id}`); // nope: one series

async function getJson<T>(path: string): Promise<T> {
  return (await fetch(process.env.KOMGA_URL + path)).json();
}

async function postJson<T>(path: string, body: unknown): Promise<T> {
  return (
    await fetch(process.env.KOMGA_URL + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
}

export const unread = (libraryId: string) => postJson<Page<object>>('/api/v1/series/list?size=20', {
  condition: {
    allOf: [{ libraryId: { operator: 'is', value: libraryId } }, { readStatus: { operator: 'is', value: 'UNREAD' } }],
  },
}); // want: review wrapper-grown
export const volumes = (id: string) => postJson<Page<object>>('/api/v1/books/list?sort=metadata.numberSort,asc', {
  condition: { seriesId: { operator: 'is', value: id } },
}); // want: migrated
export const publishers = () => getJson<Page<string>>('/api/v2/publishers?unpaged=true').then((page) => page.content); // want: migrated
export const latest = () => getJson<Page<object>>('/api/v1/books/latest'); // nope: a live list

// What is made a string of is sent as the word `undefined` if it is absent, through a function too; a test prevents that.
const asked = (path: string, query: Record<string, any>, body?: unknown) =>
  fetch(`${path}?${new URLSearchParams(query)}`, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then((response) => response.json());
export const drama = async (genre?: string) => (
  await asked('/api/v1/series/list', {}, {
    condition: { anyOf: String(genre).split(/\s*,\s*/).map((value) => ({ genre: { operator: 'is', value } })) },
  })
).content; // want: review wrapper-grown
const filled = (path: string, query: Record<string, any>, body?: unknown) => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, value);
  return fetch(`${path}?${parameters}`, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then((response) => response.json());
};
export const labelled = async (label?: string) =>
  (
    await filled('/api/v1/series/list', {}, {
      condition: {
        anyOf: String(label).split(/\s*,\s*/).map((value) => ({ sharingLabel: { operator: 'is', value } })),
      },
    })
  ).content; // want: review wrapper-grown
const tested = (path: string, query: Record<string, any>, body?: unknown) => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value);
  return fetch(`${path}?${parameters}`, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then((response) => response.json());
};
export const spoken = async (language?: string) => (
  await tested('/api/v1/series/list', {}, {
    condition: language ? { language: { operator: 'is', value: language } } : undefined,
  })
).content; // want: review wrapper-grown
const skipped = (path: string, query: Record<string, any>, body?: unknown) => {
  const parameters = new URLSearchParams();
  Object.entries(query).forEach(([name, value]) => {
    if (value == null) return;
    parameters.append(name, value);
  });
  return fetch(`${path}?${parameters}`, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then((response) => response.json());
};
export const owned = async (publisher?: string) => (
  await skipped('/api/v1/series/list', {}, {
    condition: publisher
      ? { anyOf: publisher.split(/\s*,\s*/).map((value) => ({ publisher: { operator: 'is', value } })) }
      : undefined,
  })
).content; // want: review wrapper-grown
const picked = (path: string, query: Record<string, any>, body?: unknown) =>
  fetch(
    `${path}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value))}`,
    body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  ).then((r) => r.json());
export const rated = async (rating?: string) => (
  await picked('/api/v1/series/list', {}, {
    condition: rating
      ? { anyOf: rating.split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) }
      : undefined,
  })
).content; // want: review wrapper-grown
