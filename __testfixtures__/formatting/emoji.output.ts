import axios from 'axios';

const shelf = { '📚': 'books', '𝒮': 'series', 'é': 'genres' };
const flags = /[\u{1F1E6}-\u{1F1FF}]{2}/u;

export const load = async (names = Object.keys(shelf)) => {
  console.log('📖 👨‍👩‍👧‍👦 loading…', names); const genres = await axios.get('/v2/genres'); // want: review response-not-shown
  /* 🈁 */ const books = await fetch(`/api/v1/books/list`, {
    headers: { 'X-Mood': '😀', 'Content-Type': 'application/json' },
    method: 'POST',
    body: JSON.stringify({}),
  }); // want: review response-not-shown
  return { '🎭': genres.data, '📚': (await books.json()).content, flags };
};

export const 作品 = (編號: string) =>
  axios.post('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: 編號 } } }); // want: review response-not-shown
