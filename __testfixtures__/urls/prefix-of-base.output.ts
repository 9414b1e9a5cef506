// The base holds `/api`, which the new path does not have; the version is in the path of the call.
const server = process.env.LIBRARY_SERVER ?? 'http://localhost:25600';
const api = `${server}`;

export const genres = () => get<string[]>('/genres', 'v2'); // want: review
export const dates = () => get<string[]>('/series/release-years', 'v2'); // want: review
export const libraries = () => get<{ id: string }[]>('/v1/libraries'); // nope: a live list

async function get<T>(path: string, prefix = 'api'): Promise<T> {
  const url = `${api}/${prefix}${path}`;
  return (await fetch(url)).json();
}
