import { komgaGet, load } from './komga.js';

export async function random(genre) {
  const query = { read_status: 'UNREAD', unpaged: true };
  if (genre) query.genre = genre;
  const { content } = await komgaGet('/api/v1/series', query); // want: review wrapper-grown
  const pick = content[Math.floor(Math.random() * content.length)];
  const books = await komgaGet(`/api/v1/series/${pick.id}/books`, { size: 3 }); // want: migrated
  return `${pick.name}: ${books.content.map((book) => book.name).join(', ')}`;
}

export const genres = () => komgaGet('/api/v1/genres'); // want: migrated
export const latest = () => komgaGet('/api/v1/series/latest'); // nope: a live list
export const errors = async () => (await load('/api/v1/books?media_status=ERROR&size=1')).body.totalElements; // want: review wrapper-grown
