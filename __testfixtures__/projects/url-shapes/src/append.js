import { go, S } from './send.js';

export async function appended(id, fresh) {
  let url = `/api/v1/series?library_id=${id}`;
  if (fresh) url += '&read_status=UNREAD&read_status=IN_PROGRESS';
  return go(url); // want: review query-parameters
}

export async function parameters(text, page) {
  const params = new URLSearchParams();
  params.set('page', page);
  if (text) params.set('search', text);
  return go(`/api/v1/books?${params}`); // want: review query-parameters
}

export async function maybe(text) {
  const query = new URLSearchParams(text ? { search: text } : {}).toString();
  return go(`/api/v1/series${query ? '?' + query : ''}`); // want: review query-parameters
}

export function absolute(number) {
  const url = new URL('/api/v1/books', S);
  url.searchParams.set('page', String(number));
  url.searchParams.set('read_status', 'UNREAD');
  return fetch(url).then((response) => response.json()); // want: review query-parameters
}

export const concatenated = (id) => go('/api/v1/series/' + encodeURIComponent(id) + '/books' + '?unpaged=true'); // want: review query-parameters
