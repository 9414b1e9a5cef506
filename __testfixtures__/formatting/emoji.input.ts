import axios from 'axios';

const shelf = { '📚': 'books', '𝒮': 'series', 'é': 'genres' };
const flags = /[\u{1F1E6}-\u{1F1FF}]{2}/u;

export const load = async (names = Object.keys(shelf)) => {
  console.log('📖 👨‍👩‍👧‍👦 loading…', names); const genres = await axios.get('/api/v1/genres'); // want: review response-not-shown
  /* 🈁 */ const books = await fetch(`/api/v1/books`, { headers: { 'X-Mood': '😀' } }); // want: review response-not-shown
  return { '🎭': genres.data, '📚': (await books.json()).content, flags };
};

export const 作品 = (編號: string) => axios.get(`/api/v1/series/${編號}/books`); // want: review response-not-shown
