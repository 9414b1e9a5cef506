/** What is left of a query that the caller gives, after it is cleaned. */
export const find = async (input: string) => {
  const url = new URL(`${process.env.KOMGA_URL}/api/v1/series?${input}`);
  url.searchParams.delete('utm');
  url.searchParams.sort();
  return (await fetch(url)).json(); // want: migrated
};

/** A function fills the query of a URL object that it is given. */
const scoped = (url: URL) => {
  url.searchParams.set('library_id', 'L2');
  return url;
};
export const books = async () =>
  (await fetch(scoped(new URL('/api/v1/books?size=2', process.env.KOMGA_URL)))).json(); // want: manual query-on-the-way

/** What the URL was made with is gone. */
export const replaced = async (text: string) => {
  const url = new URL('/api/v1/series?library_id=L1', process.env.KOMGA_URL);
  url.search = `?search=${encodeURIComponent(text)}&size=2`;
  return (await fetch(url)).json(); // want: migrated
};
export const extended = async (text: string) => {
  const url = new URL('/api/v1/series?library_id=L1', process.env.KOMGA_URL);
  url.search += `&search=${encodeURIComponent(text)}`;
  return (await fetch(url)).json(); // want: manual path-not-followed
};
