const base = import.meta.env.VITE_BASE + '/';

export async function lists(id: string) {
  const series = await fetch(base + 'api/v1/series/list', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }); // want: review
  const books = await fetch(`${base}api/v1/books/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }); // want: review
  const genres = await fetch(`${base}v2/genres?library_id=L1`); // want: review
  return [await series.json(), await books.json(), await genres.json()];
}

/** Slashes that end other paths. */
export async function live(id: string) {
  const one = await fetch(`${base}api/v1/series/${id}/`); // nope: one series
  return one.json();
}
