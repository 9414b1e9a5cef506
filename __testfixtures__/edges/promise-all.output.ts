import axios from 'axios';

type Names = string[];

export async function everything(seriesId: string) {
  const [series, books, ...lists] = await Promise.all([
    fetch('/api/v1/series/list', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({}),
    }).then((res) => res.json()), // want: review response-not-shown
    axios.post('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: seriesId } } }), // want: review response-not-shown
    axios.get<Names>('/v2/genres'), // want: review response-not-shown
    axios.get<Names>('/v2/tags'), // want: review lists-joined
    axios.get<Names>('/api/v1/collections'), // nope: a live operation
  ]);
  return { series, books: books.data, lists: lists.map(({ data }) => data) };
}

export const settled = () =>
  Promise.allSettled(
    ['/api/v1/series/latest', '/api/v1/series/new'].map((url) => fetch(url)), // nope: live lists
  );

export const oneLine = async () => (
  await Promise.all([fetch('/v2/genres'), fetch('/api/v1/books/list', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }), fetch('/v2/tags')])
).map((r) => r.ok); // want: review response-not-shown, review response-not-shown, review lists-joined

export const race = (controller: AbortController) =>
  Promise.race([
    fetch('/api/v1/series/list/alphabetical-groups', {
      signal: controller.signal,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({}),
    }), // want: review response-not-shown
    new Promise<never>((_, reject) => setTimeout(reject, 1000, new Error('late'))),
  ]);
