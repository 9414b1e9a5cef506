// fixture: profile=komga
// A constant that other calls use, with a base that has a name of its own
export const KOMGA = (process.env.KOMGA_URL ?? 'http://komga:25600').replace(/\/$/, '');

export async function load(id: string) {
  const root = `${KOMGA}/api/v1/series/${id}`;
  const series = await (await fetch(root)).json(); // nope: one series
  const books = await (
    await fetch(`${KOMGA}/api/v1/books/list?unpaged=true&sort=metadata.numberSort,asc`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
    })
  ).json(); // want: migrated
  return [series, books.content];
}

// The base has no name here
export async function unnamed(id: string, isLocal: boolean) {
  const root = `${isLocal ? 'http://komga:25600' : 'https://komga.example.org'}/api/v1/series/${id}`;
  const series = await (await fetch(root)).json(); // nope: one series
  const books = await (await fetch(`${root}/books?unpaged=true`)).json(); // want: manual
  return [series, books.content];
}

// The name means something else where the call is
export async function hidden(id: string) {
  const root = `${KOMGA}/api/v1/series/${id}`;
  const all = await (await fetch(root)).json(); // nope: one series
  const read = async (KOMGA: string) => (await fetch(`${root}/books?sort=${KOMGA}`)).json(); // want: manual
  return [all, await read('metadata.numberSort,asc')];
}
