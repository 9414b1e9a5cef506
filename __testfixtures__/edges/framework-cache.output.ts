const server = process.env.CATALOGUE_URL;

export const series = () => fetch(`${server}/api/v1/series/list`, {
  next: { revalidate: 3600 },
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review cached-request
export const books = (id: string) =>
  // want: review cached-request
  fetch(`${server}/api/v1/books/list`, {
    next: { tags: ['books'] },
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    method: 'POST',
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  });
export const genres = () => fetch(`${server}/v2/genres`, { next: { revalidate: 3600 } }); // want: review response-not-shown
