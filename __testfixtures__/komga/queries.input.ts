// fixture: profile=komga
import axios from 'axios';

const server = process.env.KOMGA_URL;

export const search = (library: string, q: string) =>
  // want: migrated
  fetch(`${server}/api/v1/series?library_id=${library}&search=${encodeURIComponent(q)}&page=0&size=50`);

export const optional = (unread: boolean, page: number) =>
  fetch(`/api/v1/series?page=${page}${unread ? '&read_status=UNREAD' : ''}`); // want: migrated

export const many = (ids: string[]) =>
  // want: review parameter-dropped
  axios.get('/api/v1/series', {
    params: { library_id: ids.join(','), status: 'ENDED,ONGOING', age_rating: 'None', release_year: 2020, author: 'Doe, John,writer', media_status: 'READY' },
  });

export const since = (day: string) => fetch('/api/v1/books?released_after=' + day + '&page=2'); // want: migrated
export const letters = () => axios.get('/api/v1/series/alphabetical-groups', { params: { library_id: 'L1' } }); // want: migrated
export const opaque = (params: object) => axios.get('/api/v1/series', { params }); // want: manual query-unknown
export const pattern = () => fetch('/api/v1/series?search_regex=^a,title'); // want: review search-regex

export async function filtered(library?: string, term?: string, page = 0) {
  const params: any = { page, size: 20 };
  if (library) params.library_id = library;
  if (term) {
    params.search = term;
  }
  return (await axios.get('/api/v1/series', { params })).data; // want: migrated
}

export async function volumesOf(id: string, unread: boolean) {
  const query = new URLSearchParams({ page: '0', size: '50' });
  if (unread) query.append('read_status', 'UNREAD');
  query.set('deleted', 'false');
  return (await fetch(`${server}/api/v1/series/${id}/books?${query}`)).json(); // want: migrated
}

export async function fresh(id: string, isFresh: boolean) {
  let url = `${server}/api/v1/series?library_id=${id}`;
  if (isFresh) url += '&read_status=UNREAD&read_status=IN_PROGRESS';
  return fetch(url); // want: migrated
}
