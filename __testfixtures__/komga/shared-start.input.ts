// fixture: profile=komga
const API = `${process.env.KOMGA_URL}/api`;

export const both = (id: string) => {
  const one = `${API}/v1/series/${id}`;
  return Promise.all([fetch(one), fetch(`${one}/books?unpaged=true`)]); // want: migrated
};

export const built = (id: string, unreadOnly: boolean) => {
  const one = `${API}/v1/series/${id}`;
  const books = new URL(`${one}/books`);
  books.searchParams.set('unpaged', 'true');
  if (unreadOnly) books.searchParams.append('read_status', 'UNREAD');
  return Promise.all([fetch(one), fetch(books)]); // want: migrated
};

export const logged = (id: string) => {
  const one = `${API}/v1/series/${id}`;
  const books = new URL(`${one}/books`);
  books.searchParams.set('unpaged', 'true');
  console.log(books.pathname);
  return Promise.all([fetch(one), fetch(books)]); // want: manual shared-text
};
