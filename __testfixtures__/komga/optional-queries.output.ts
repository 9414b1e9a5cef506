// fixture: profile=komga
const root = `${process.env.KOMGA_URL}/api`;
const ask = (path: string, version = 'v1') => fetch(`${root}/${version}${path}`).then((answer) => answer.json());

export async function languages(library?: string) {
  const only = library ? `&library_id=${library}` : '';
  return (
    await fetch(`${process.env.KOMGA_URL}/api/v2/languages?unpaged=true${only}`)
  ).json().then((page) => page.content); // want: migrated
}

export async function twice(collection?: string) {
  const inside = collection === undefined ? '' : `?collection_id=${collection}`;
  const tags: string[] = (
    await (await fetch(`/api/v2/tags?unpaged=true${collection === undefined ? '' : `&collection_id=${collection}`}`)).json()
  ).content; // want: migrated
  const logos = await (await fetch(`/api/v1/thumbnails${inside}`)).json(); // nope: another operation
  return { tags, logos };
}

export const publishers = (library?: string): Promise<string[]> =>
  ask('/publishers?unpaged=true' + (library ? '&library_id=' + library : ''), 'v2').then((page) => page.content); // want: review wrapper-grown

export const labels = (library?: string): Promise<string[]> =>
  fetch(`/api/v2/sharing-labels?unpaged=true${library ? `&library_id=${library}` : '&collection_id=all'}`)
    .then((r) => r.json())
    .then((page) => page.content); // want: migrated

export const counted = (qs: string): Promise<string[]> =>
  fetch(`/api/v2/genres?unpaged=true${qs ? `&library_id=${qs}` : ''}`)
    .then((r) => r.json())
    .then((page) => page.content); // want: migrated

export async function ofSeries(id: string, page?: number) {
  let url = '/api/v1/books/list?sort=metadata.numberSort,asc';
  if (page !== undefined) url += `&page=${page}`;
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }); // want: migrated
}

export const cut = (library: string, page?: number) =>
  fetch(`/api/v1/series/list${page ? `?page=${page}` : ''}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
  }); // want: migrated

export const cutTwice = (library: string, page?: number, size?: number) =>
  // want: migrated
  fetch(`/api/v1/series/list?${page ? `&page=${page}` : ''}${size ? `&size=${size}` : ''}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
  });

export const cutSorted = (id: string, page?: number) =>
  fetch(`/api/v1/books/list?sort=metadata.numberSort,asc${page ? `&page=${page}` : ''}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: { allOf: [{ seriesId: { operator: 'is', value: id } }, { tag: { operator: 'is', value: 'new' } }] },
    }),
  }); // want: migrated

export const mixed = (library: string, page?: number) =>
  fetch(`/api/v1/series?size=5${page ? `&page=${page}&library_id=${library}` : ''}`); // want: manual query-unknown

export const mixedAgain = (library: string, page?: number) =>
  fetch(`/api/v1/series?size=5${page ? `&library_id=${library}&page=${page}` : ''}`); // want: manual query-unknown

export function filled(library: string, paging: URLSearchParams) {
  return fetch(`/api/v1/series?library_id=${library}&${paging}`); // want: manual query-unknown
}

export function filledHere(library: string, page: number) {
  const paging = new URLSearchParams();
  paging.set('page', String(page));
  return fetch(`/api/v1/series/list?${paging}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
  }); // want: migrated
}
