// fixture: profile=komga
interface Page<T> {
  content: T[];
}

interface Author {
  name: string;
  role: string;
}

async function read<T>(path: string, signal?: AbortSignal, version = 'v1'): Promise<T> {
  const response = await fetch(`http://komga.local:25600/api/${version}${path}`, { signal });
  return response.json();
}

function readV2<T>(path: string) {
  return read<T>(path, undefined, 'v2');
}

export const genres = () => readV2<Page<string>>('/genres?unpaged=true').then((page) => page.content); // want: review wrapper-grown
export const authors = () => readV2<Page<Author>>('/authors?unpaged=true').then((page) => page.content); // want: migrated
export const ratings = (library: string) =>
  readV2<Page<number>>(`/age-ratings?library_id=${library}&unpaged=true`).then((page) => page.content.map(String)); // want: review
export const names = (term: string) =>
  readV2<Page<string>>(`/authors/names?search=${encodeURIComponent(term)}&unpaged=true`).then((page) => page.content); // want: migrated
export const onDeck = (signal: AbortSignal) => read<Page<object>>('/books/ondeck', signal); // nope: another list
