// fixture: profile=komga
const base = process.env.KOMGA_URL;

export async function page(libraries, number) {
  return (
    await fetch(`${base}/api/v1/series/list?page=${number}&size=100`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: {
          allOf: [
            { readStatus: { operator: 'is', value: 'READ' } },
            ...(libraries.length
              ? [{ anyOf: libraries.map((value) => ({ libraryId: { operator: 'is', value } })) }]
              : []),
          ],
        },
      }),
    })
  ).json(); // want: migrated
}

export async function mine(libraries, onlyMine) {
  return (
    await fetch(`${base}/api/v1/books/list?size=100`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: onlyMine
          ? { anyOf: libraries.map((value) => ({ libraryId: { operator: 'is', value } })) }
          : undefined,
      }),
    })
  ).json(); // want: migrated
}

// A mark is written between the items alone, so the first one is a part of the size.
export async function broken(libraries, onlyMine) {
  const more = onlyMine ? libraries.map((id) => `library_id=${id}`).join('&') : '';
  return (await fetch(`${base}/api/v1/books?size=100${more}`)).json(); // want: manual
}

// The items hold more than one parameter.
export async function pairs(libraries, onlyMine) {
  const more = onlyMine ? libraries.map((id) => `&library_id=${id}&tag=x`).join('') : '';
  return (await fetch(`${base}/api/v1/books?size=100${more}`)).json(); // want: manual
}
