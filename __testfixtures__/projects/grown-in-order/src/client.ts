// The parameter that an older operation needs comes first, as in runs for one version after the other.
import axios from 'axios';

const base = `${process.env.KOMGA_URL}/api/v1`;
const get = async (path: string, query?: Record<string, unknown>) =>
  (await axios.get(base + path, { params: query })).data;

export const genres = async (): Promise<string[]> => get('/genres'); // want: review wrapper-grown
export const books = async (tag: 'new' | 'old') => (await get('/books', { tag, size: 5 })).content; // want: review wrapper-grown
