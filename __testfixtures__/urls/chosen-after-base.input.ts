import axios from 'axios';

const below = axios.create({ baseURL: `${import.meta.env.VITE_SERVER}/api/v1` });
const slashed = axios.create({ baseURL: 'http://localhost:25600/api/v1/' });

export async function books(seriesId?: string) {
  const url = seriesId ? `/series/${seriesId}/books` : '/books';
  const { data } = await below.get(url, { params: { unpaged: true } }); // want: review response-not-shown, review response-not-shown
  return data.content;
}

export const tags = (kind: string) => slashed.get(kind === 'book' ? '/tags/book' : '/tags/series'); // want: manual base-holds-version, manual base-holds-version
export const names = (kind: string) => slashed.get(kind === 'book' ? 'genres' : 'publishers'); // want: manual base-holds-version, manual base-holds-version
export const living = (id?: string) => below.get(id ? `/series/${id}` : '/series/latest'); // nope: live operations
export const elsewhere = (first: boolean) => below.get(first ? 'https://one.example.net/api/v1/genres' : 'https://two.example.net/api/v1/genres'); // nope: other services; mention
