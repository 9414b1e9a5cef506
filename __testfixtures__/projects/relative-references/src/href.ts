const address = localStorage.getItem('komga.address') ?? 'http://komga.local:25600';

export const books = async (id: string) => {
  const response = await fetch(new URL(`/api/v1/series/${id}/books?sort=metadata.numberSort,asc`, address).href, { credentials: 'include' }); // want: migrated
  return response.json();
};
export const find = async (text: string) => {
  const url = new URL('/api/v1/books', address);
  url.searchParams.set('search', text);
  url.searchParams.set('size', '5');
  const response = await fetch(url.toString(), { credentials: 'include' }); // want: migrated
  return (await response.json()).content;
};
export const languages = () => fetch(new URL('/api/v1/languages', address), { credentials: 'include' }).then((response) => response.json()); // want: migrated
