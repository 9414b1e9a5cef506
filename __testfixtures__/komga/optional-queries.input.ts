// fixture: profile=komga
const root = `${process.env.KOMGA_URL}/api/v1`;
const ask = (path: string) => fetch(root + path).then((answer) => answer.json());

export async function languages(library?: string) {
  const only = library ? `?library_id=${library}` : '';
  return (await fetch(`${process.env.KOMGA_URL}/api/v1/languages${only}`)).json(); // want: migrated
}

export async function twice(collection?: string) {
  const inside = collection === undefined ? '' : `?collection_id=${collection}`;
  const tags: string[] = await (await fetch(`/api/v1/tags${inside}`)).json(); // want: migrated
  const logos = await (await fetch(`/api/v1/thumbnails${inside}`)).json(); // nope: another operation
  return { tags, logos };
}

export const publishers = (library?: string): Promise<string[]> =>
  ask('/publishers' + (library ? '?library_id=' + library : '')); // want: review wrapper-grown

export const labels = (library?: string): Promise<string[]> =>
  fetch(`/api/v1/sharing-labels${library ? `?library_id=${library}` : '?collection_id=all'}`).then((r) => r.json()); // want: migrated

export const counted = (qs: string): Promise<string[]> =>
  fetch(`/api/v1/genres${qs ? `?library_id=${qs}` : ''}`).then((r) => r.json()); // want: migrated

export async function ofSeries(id: string, page?: number) {
  let url = `/api/v1/series/${id}/books`;
  if (page !== undefined) url += `?page=${page}`;
  return fetch(url); // want: migrated
}

export const cut = (library: string, page?: number) =>
  fetch(`/api/v1/series?library_id=${library}${page ? `&page=${page}` : ''}`); // want: migrated

export const cutTwice = (library: string, page?: number, size?: number) =>
  // want: migrated
  fetch(`/api/v1/series?library_id=${library}${page ? `&page=${page}` : ''}${size ? `&size=${size}` : ''}`);

export const cutSorted = (id: string, page?: number) =>
  fetch(`/api/v1/series/${id}/books?tag=new${page ? `&page=${page}` : ''}`); // want: migrated

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
  return fetch(`/api/v1/series?library_id=${library}&${paging}`); // want: migrated
}
