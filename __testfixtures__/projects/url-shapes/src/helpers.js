import { go } from './send.js';

function toQuery(filter) {
  const parts = [];
  for (const [key, value] of Object.entries(filter)) parts.push(`${key}=${encodeURIComponent(value)}`);
  return parts.join('&');
}

export const filtered = (filter) => go('/api/v1/series?' + toQuery(filter)); // want: review query-parameters
export const suffixed = (suffix) => go(`/api/v1/series${suffix}`); // want: manual unknown-tail
export const stored = (item) => go(`${item.url}/books`); // want: manual
export const section = (name) => go(`/api/v1/series/${name}`); // nope: may be any section
export const kind = (name) => go(`/api/v1/${name}`); // want: manual open-end

export function byKind(kind, id) {
  let path;
  switch (kind) {
    case 'series':
      path = `/api/v1/series/${id}/books`;
      break;
    case 'readlist':
      path = `/api/v1/readlists/${id}/books`;
      break;
    default:
      path = '/api/v1/books/latest';
  }
  return go(path); // want: review response-not-shown
}

export const either = (isTags) => go(isTags ? '/api/v1/tags' : '/api/v1/genres'); // want: review lists-joined, review lists-joined
export const oneOrAll = (id) => go(id ? `/api/v1/series/${id}` : '/api/v1/series'); // want: manual
export const newOrOld = (old) => go(old ? '/api/v1/languages' : '/api/v1/libraries'); // want: review response-not-shown
