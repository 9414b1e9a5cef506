// fixture: profile=komga
// The options are made where the values of the body are not known yet, or are others.
import { server } from './settings.js';

const base = `${server}/api/v1`;

let current = 'L1';
export const choose = (id) => {
  current = id;
};

const options = { method: 'GET', headers: { Accept: 'application/json' } };

export async function ofCurrent() {
  const response = await fetch(`${base}/books/list?unpaged=true`, {
    ...options,
    method: 'POST',
    headers: { ...options.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: current } } }),
  }); // want: review assumed-single
  return (await response.json()).content;
}

export async function picked(seriesId, pick) {
  const init = { method: 'GET' };
  const status = pick() ?? 'UNREAD';
  const response = await fetch(`${base}/books/list?sort=metadata.numberSort,asc`, {
    ...init,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [{ seriesId: { operator: 'is', value: seriesId } }, { readStatus: { operator: 'is', value: status } }],
      },
    }),
  }); // want: migrated
  return (await response.json()).content;
}

export function ofEach(ids) {
  const init = { method: 'GET' };
  return ids.map((id) => fetch(`${base}/books/list?sort=metadata.numberSort,asc`, {
    ...init,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }).then((response) => response.json())); // want: migrated
}

export async function turned(shelf) {
  const init = { method: 'GET' };
  shelf.library = current;
  const response = await fetch(`${base}/books/list`, {
    ...init,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: shelf.library } } }),
  }); // want: migrated
  return (await response.json()).content;
}

// Here they are the same.
export async function logged(libraryId) {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: libraryId } } }),
  };
  console.log('asking');
  try {
    const response = await fetch(`${base}/books/list`, init); // want: migrated
    return (await response.json()).content;
  } catch {
    return [];
  }
}
