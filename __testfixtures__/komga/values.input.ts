// fixture: profile=komga
import axios from 'axios';

export const article = (title: string) =>
  fetch(`/api/v1/series?search=La%20${encodeURIComponent(title)}&language=fr`); // want: migrated
export const joined = (ids: string[]) => fetch(`/api/v1/books?library_id=${ids.join(',')}&page=1`); // want: migrated
export const blank = () => fetch('/api/v1/series?tag=&genre=drama'); // want: migrated
export const nothing = () => fetch('/api/v1/books?read_status='); // want: migrated

export const tagsOf = (library: string, series?: string) =>
  // want: manual precedence
  fetch(`/api/v1/tags/book?library_id=${library}${series ? `&series_id=${series}` : ''}`).then((r) => r.json());

export async function pages(library: string) {
  const params: Record<string, unknown> = { page: 0, size: 100 };
  if (library) params.library_id = library;
  const first = await axios.get('/api/v1/series', { params }); // want: migrated
  params.page = 1;
  return first.data;
}

export async function either(isRead: boolean) {
  const params: Record<string, unknown> = { size: 100 };
  if (isRead) params.read_status = 'READ';
  else params.library_id = 'L1';
  return axios.get('/api/v1/books', { params }); // want: migrated
}

export async function oneOfTwo(isRead: boolean) {
  const params: Record<string, unknown> = { size: 100 };
  if (isRead) {
    params.read_status = 'READ';
  } else {
    console.info('all of them');
  }
  return axios.get('/api/v1/books', { params }); // want: migrated
}
