import { http } from '@/lib';

export async function loader() {
  const [deck, genres, publishers] = await Promise.all([
    http.get('/api/v1/books/ondeck'), // nope: a live list
    http.get<string[]>('/api/v1/genres'), // want: review response-not-shown
    http({ url: '/api/v1/publishers' }), // want: review response-not-shown
  ]);
  return { deck: deck.data.content, genres: genres.data, publishers: publishers.data };
}
