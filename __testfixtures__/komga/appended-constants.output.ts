// fixture: profile=komga
// A filter that is a constant is appended to the URL of one call; what is left without a text to add goes.
import axios from 'axios';

export async function joined() {
  let url = `${process.env.KOMGA_URL}/api/v1/books/list?size=10`;
  url += '&sort=createdDate,desc';
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { readStatus: { operator: 'is', value: 'READ' } } }),
  }); // want: migrated
}

const komga = axios.create({ baseURL: process.env.KOMGA_URL });
export async function inTemplate(library?: string) {
  const url = '/api/v1/series/list?size=10';
  return (
    await komga.post(url, {
      condition: {
        allOf: [
          { readStatus: { operator: 'is', value: 'UNREAD' } },
          ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
        ],
      },
    })
  ).data.content; // want: migrated
}

export const literal = () =>
  komga.post('/api/v1/books/list', { condition: { tag: { operator: 'is', value: 'comic' } } }); // want: migrated
