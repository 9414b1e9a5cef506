// fixture: profile=komga
import axios from 'axios';

const server = process.env.KOMGA_URL;

export async function several(page: number, library?: string, tag?: string, term?: string) {
  let url = `${server}/api/v1/series?page=${page}&size=30`;
  if (library) url += `&library_id=${library}`;
  if (tag) url += '&tag=' + encodeURIComponent(tag);
  if (term) {
    url += `&search=${encodeURIComponent(term)}`;
  }
  return (await axios.get(url)).data.content; // want: migrated
}

export async function owned(id: string, unread: boolean, isReady: boolean) {
  let url = `${server}/api/v1/series/${id}/books?unpaged=true`;
  if (unread) url += '&read_status=UNREAD&read_status=IN_PROGRESS';
  if (isReady) url += '&media_status=READY';
  return fetch(url); // want: migrated
}

export async function paged(id: string, page?: number) {
  let url = server + '/api/v1/series/' + id + '/books?size=5';
  if (page !== undefined) url += '&page=' + page;
  return fetch(url); // want: migrated
}

export async function listed(library?: string, collection?: string): Promise<string[]> {
  let url = `${server}/api/v1/genres`;
  if (library) url += `?library_id=${library}`;
  else if (collection) url += `?collection_id=${collection}`;
  const answer = await fetch(url); // want: migrated
  return answer.json();
}

export async function either(term?: string) {
  let url = `${server}/api/v1/series?size=5`;
  if (term) url += `&search=${encodeURIComponent(term)}`;
  else url += '&sort=metadata.titleSort,asc';
  return fetch(url); // want: manual query-unknown
}

export async function eitherPaging(id: string, all: boolean, page: number) {
  let url = `${server}/api/v1/series/${id}/books`;
  if (all) url += '?unpaged=true';
  else url += `?page=${page}`;
  return fetch(url); // want: migrated
}

export async function changing(wanted?: string) {
  let library = wanted;
  let url = `${server}/api/v1/series?size=5`;
  if (library) url += '&complete=true';
  library = undefined;
  return fetch(url); // want: manual value-unknown
}

export async function kept(wanted: number) {
  let page = wanted;
  let url = `${server}/api/v1/series?size=5`;
  if (page > 0) url += `&page=${page}`;
  page = 0;
  return fetch(url); // want: migrated
}
