// fixture: profile=komga
const API = `${process.env.KOMGA_URL}/api`;

export const both = (id: string) => {
  const one = `${API}/v1/series/${id}`;
  return Promise.all([fetch(one), fetch(`${API}/v1/books/list?unpaged=true&sort=metadata.numberSort,asc`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  })]); // want: migrated
};

export const built = (id: string, unreadOnly: boolean) => {
  const one = `${API}/v1/series/${id}`;
  const books = new URL(`${API}/v1/books/list`);
  books.searchParams.set('sort', 'metadata.numberSort,asc');
  books.searchParams.set('unpaged', 'true');
  return Promise.all([fetch(one), fetch(books, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [
          { seriesId: { operator: 'is', value: id } },
          ...(unreadOnly ? [{ readStatus: { operator: 'is', value: 'UNREAD' } }] : []),
        ],
      },
    }),
  })]); // want: migrated
};

export const logged = (id: string) => {
  const one = `${API}/v1/series/${id}`;
  const books = new URL(`${one}/books`);
  books.searchParams.set('unpaged', 'true');
  console.log(books.pathname);
  return Promise.all([fetch(one), fetch(books)]); // want: manual shared-text
};
