// fixture: profile=komga
import axios from 'axios';

const server = process.env.KOMGA_URL;

export async function inLibraries(libraries: string[], page: number) {
  const url = new URL(`${server}/api/v1/series/list`);
  url.searchParams.set('page', String(page));
  return (
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: { anyOf: libraries.map((value) => ({ libraryId: { operator: 'is', value } })) },
      }),
    })
  ).json(); // want: migrated
}

export async function tagged(tags: Set<string>, genres: { name: string }[]) {
  return (
    await fetch(`${server}/api/v1/series/list`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: {
          allOf: [
            { anyOf: [...tags].map((value) => ({ tag: { operator: 'is', value } })) },
            { anyOf: genres.map((genre) => genre.name).map((value) => ({ genre: { operator: 'is', value } })) },
          ],
        },
      }),
    })
  ).json(); // want: migrated
}

export async function years(libraries?: string[]) {
  const url = new URL('/api/v1/series/release-dates', server);
  const { searchParams } = url;
  libraries?.forEach((id) => searchParams.append('library_id', id));
  return (await fetch(url.href)).json(); // want: manual shared-text
}

export async function genresOf(library?: string) {
  const url = new URL('/api/v2/genres', server);
  url.searchParams.set('unpaged', 'true');
  const query = url.searchParams;
  if (library) query.set('library_id', library);
  return (await fetch(url.toString())).json().then((page) => page.content); // want: migrated
}

export async function assigned(library: string) {
  const url = new URL(`${server}/api/v2/tags`);
  url.search = new URLSearchParams({ library_id: library, include: 'SERIES', unpaged: 'true' }).toString();
  return (await fetch(url)).json().then((page) => page.content); // want: migrated
}

/** What is assigned replaces the query that the address has. */
export async function replaced(library: string) {
  const url = new URL(`${server}/api/v1/books/list?page=1`);
  url.search = new URLSearchParams({ size: '5' }).toString();
  return (
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
    })
  ).json(); // want: migrated
}

export async function optional(library?: string, unread?: boolean) {
  const query = new URLSearchParams();
  query.set('size', '50');
  const text = query.toString();
  return (
    await fetch(`${server}/api/v1/series/list${text ? `?${text}` : ''}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: {
          allOf: [
            ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
            ...(unread ? [{ readStatus: { operator: 'is', value: 'UNREAD' } }] : []),
          ],
        },
      }),
    })
  ).json(); // want: migrated
}

export async function volumes(id: string, sort?: string) {
  const query = new URLSearchParams({ unpaged: 'true', sort: 'metadata.numberSort,asc' });
  if (sort) query.set('sort', sort);
  return (
    await fetch(`${server}/api/v1/books/list?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
    })
  ).json(); // want: migrated
}

export async function pages(library: string) {
  const params = { page: 0, size: 500 };
  const found = [];
  for (;;) {
    const { data } = await axios.post(
      `${server}/api/v1/series/list`,
      { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined },
      { params },
    ); // want: migrated
    found.push(...data.content);
    if (data.last) return found;
    params.page += 1;
  }
}

export async function everyPage(library: string) {
  const url = new URL(`${server}/api/v1/books/list`);
  const found = [];
  for (let page = 0; ; page++) {
    url.searchParams.set('page', String(page));
    const { content, last } = await (
      await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
      })
    ).json(); // want: migrated
    found.push(...content);
    if (last) return found;
  }
}

export async function eachLibrary(libraries: string[]) {
  const url = new URL(`${server}/api/v1/series`);
  const found = [];
  for (const library of libraries) {
    url.searchParams.set('library_id', library);
    found.push(await (await fetch(url)).json()); // want: manual query-unknown
  }
  return found;
}

export async function twoRequests(library: string) {
  const url = new URL(`${server}/api/v1/series`);
  url.searchParams.set('library_id', library);
  const first = await (await fetch(url)).json(); // want: manual query-unknown
  url.pathname = '/api/v1/collections';
  return [first, await (await fetch(url)).json()];
}

export async function everything(ids: string[]) {
  const query = new URLSearchParams();
  for (const id of ids) {
    query.append('library_id', id);
    console.info(id);
  }
  return (await fetch(`${server}/api/v1/series?${query}`)).json(); // want: manual query-unknown
}

export async function nothingLeft(ids: string[], status?: string) {
  const url = new URL(`${server}/api/v1/series/list`);
  return (
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: {
          allOf: [
            ...(ids.length > 0 ? [{ anyOf: ids.map((value) => ({ libraryId: { operator: 'is', value } })) }] : []),
            ...(status ? [{ seriesStatus: { operator: 'is', value: status } }] : []),
          ],
        },
      }),
    })
  ).json(); // want: migrated
}

const paging = { size: 50, sort: 'metadata.titleSort,asc' };
const visible = { deleted: false };
// want: migrated
export const first = async (library: string) => (
  await axios.post(
    '/api/v1/series/list',
    { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined },
    { params: { ...paging } },
  )
).data;
// want: manual query-unknown
export const shown = async (library: string) => (await axios.get('/api/v1/series', { params: { ...visible, library_id: library } })).data;

const usual = { size: 50, deleted: false };
export async function ofConstant(library: string) {
  const params = { ...usual, library_id: library };
  return (await axios.get('/api/v1/series', { params })).data; // want: manual query-unknown
}

export function kept(library: string) {
  const params = { library_id: library, size: 5 };
  return remembered(['series', params], () => axios.post(
    '/api/v1/series/list',
    { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined },
    { params: { size: params.size } },
  )); // want: migrated
}

declare function remembered(key: unknown, read: () => unknown): unknown;

export function ofEntries(library: string) {
  const query = new URLSearchParams(Object.entries({ size: '5' }));
  return fetch(`/api/v1/series/list?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
  }); // want: migrated
}
export const inPlace = (label: string) =>
  fetch('/api/v1/series/list', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: label
        ? { anyOf: label.split(/\s*,\s*/).map((value) => ({ sharingLabel: { operator: 'is', value } })) }
        : undefined,
    }),
  }); // want: migrated
