// fixture: profile=komga
// A loop over all pages, which a trial run can't follow to its end.
const { KOMGA_URL, KOMGA_LOGIN } = process.env;
const headers = { authorization: `Basic ${Buffer.from(KOMGA_LOGIN).toString('base64')}`, agent: process.versions.node };
const quoted = (value) => `"${String(value ?? '').replaceAll('"', '""')}"`;

let page = 0;
let last = false;
while (!last) {
  const res = await fetch(`${KOMGA_URL}/api/v1/series?size=200&page=${page}&sort=metadata.titleSort`, { headers }); // want: migrated
  const list = await res.json();
  for (const series of list.content) {
    const all = await fetch(`${KOMGA_URL}/api/v1/series/${series.id}/books?unpaged=true`, { headers }); // want: migrated
    for (const book of (await all.json()).content) {
      console.log([series.metadata.title, book.metadata.title, book.metadata.isbn, book.url].map(quoted).join(';'));
    }
  }
  last = list.last;
  page++;
}
export {};
