// fixture: profile=komga
// A client some of whose methods are replaced: another method than before may do something else.
import axios from 'axios';

const counts: Record<string, number> = {};

const counted = axios.create({ baseURL: 'https://komga.example.com' });
for (const name of ['get', 'put', 'post'] as const) {
  const original = counted[name] as (...given: unknown[]) => unknown;
  (counted as unknown as Record<string, unknown>)[name] = (...given: unknown[]) => {
    counts[name] = (counts[name] ?? 0) + 1;
    return original.apply(counted, given);
  };
}

export const series = () => counted.get('/api/v1/series', { params: { size: 1 } }); // want: manual hook
export const rename = (id: string, name: string) => counted.put(`/api/v1/libraries/${id}`, { name }); // want: manual hook
export const genres = async () => (await counted.get('/api/v1/genres')).data.length; // want: migrated

const guarded = axios.create({ baseURL: 'https://komga.example.com' });
const ask = (question: string) => confirm(question);
guarded.post = async () => {
  if (!ask('Really?')) throw new Error('cancelled');
  throw new Error('read only');
};

export const books = () => guarded.get('/api/v1/books', { params: { size: 1 } }); // want: manual hook
export const move = (id: string, root: string) => guarded.put(`/api/v1/libraries/${id}`, { root }); // want: migrated

export { counts };
