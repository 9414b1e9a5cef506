import { Short, read, Strings } from './komga.js';

export async function publishers() {
  const found = await read(Strings, '/api/v1/publishers'); // want: migrated
  return found.ok ? found.data.map((one) => one.trim()) : [];
}

export async function ages() {
  const found = await read(Strings, '/api/v1/age-ratings'); // want: review
  return found.ok ? found.data.filter((one) => one.startsWith('1')) : [];
}

export async function shortAges() {
  const found = await read(Short, '/api/v1/age-ratings'); // want: manual result-unknown
  return found.ok ? found.data : [];
}

export async function facet(kind: 'genres' | 'ages' | 'tags') {
  let path: string;
  switch (kind) {
    case 'genres':
      path = '/api/v1/genres';
      break;
    case 'ages':
      path = '/api/v1/age-ratings';
      break;
    case 'tags':
      path = '/api/v1/tags';
      break;
  }
  const found = await read(Strings, path); // want: review, review, review
  return found.ok ? found.data.join(', ') : found.error;
}
