import { expectOk, request } from './request.js';

export async function findByTitle(title) {
  const response = await expectOk(request(`api/v1/series?search=${encodeURIComponent(title)}`)); // want: review query-parameters
  const { content } = await response.json();
  return content.find(({ name }) => name.toLowerCase() === title.toLowerCase());
}

export function booksOf(id) {
  return request(`api/v1/series/${id}/books?unpaged=true`) // want: review query-parameters
    .then((response) => response.json())
    .then((page) => page.content);
}

export async function rename(id, title) {
  await expectOk(
    request(`api/v1/series/${id}/metadata`, { // nope: metadata of one series
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ title, titleLock: true }),
    }),
  );
}
