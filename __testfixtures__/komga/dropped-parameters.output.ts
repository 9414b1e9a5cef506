// fixture: profile=komga
// A parameter that the service ignores is dropped, and what only makes its value new each time goes with it.
import axios from 'axios';

const komga = process.env.KOMGA_URL;
let count = 0;
const ticket = () => ++count;

export const fresh = () => fetch(`${komga}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: '1' } } }),
}); // want: review parameter-dropped
export const genres = async (): Promise<string[]> =>
  (await fetch(`${komga}/api/v2/genres?unpaged=true`)).json().then((page) => page.content); // want: review parameter-dropped
export const random = () =>
  axios.post(`${komga}/api/v1/books/list`, { condition: { libraryId: { operator: 'is', value: '1' } } }); // want: review parameter-dropped
export const counted = () => fetch(`${komga}/api/v1/series?library_id=1&_=${ticket()}`); // want: manual not-proved
export const next = (pages: number[]) => fetch(`${komga}/api/v1/series?_=${pages.pop()}`); // want: manual not-proved
