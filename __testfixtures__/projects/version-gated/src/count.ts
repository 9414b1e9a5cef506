const server = process.env.KOMGA_URL;
const json = { 'Content-Type': 'application/json' };

export async function countSeries(): Promise<number> {
  let response = await fetch(`${server}/api/v1/series/list?size=1`, { method: 'POST', headers: json, body: '{}' }); // nope: moved already
  if (response.status === 405) {
    response = await fetch(`${server}/api/v1/series?size=1`); // want: manual compatibility-code
  }
  return (await response.json()).totalElements;
}

export async function countBooks(): Promise<number> {
  const found = await fetch(`${server}/api/v1/books/list?size=1`, { method: 'POST', headers: json, body: '{}' }); // nope: moved already
  const response = found.ok ? found : await fetch(`${server}/api/v1/books?size=1`); // want: manual compatibility-code
  return (await response.json()).totalElements;
}

export async function countBoth(withSeries: boolean): Promise<number> {
  const books = await fetch(`${server}/api/v1/books/list?size=1`, { method: 'POST', headers: json, body: '{}' }); // nope: moved already
  let total = (await books.json()).totalElements;
  if (withSeries) {
    const first = await fetch(`${server}/api/v1/books?size=1`); // want: review query-parameters
    total += (await first.json()).totalElements;
  }
  return total;
}
