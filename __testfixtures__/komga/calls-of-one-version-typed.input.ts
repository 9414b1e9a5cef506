// fixture: profile=komga
interface Page<T> {
  content: T[];
}

interface Author {
  name: string;
  role: string;
}

async function read<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(`http://komga.local:25600/api/v1${path}`, { signal });
  return response.json();
}

export const genres = () => read<string[]>('/genres'); // want: review wrapper-grown
export const authors = () => read<Author[]>('/authors'); // want: migrated
export const ratings = (library: string) => read<string[]>(`/age-ratings?library_id=${library}`); // want: review
export const names = (term: string) => read<string[]>(`/authors/names?search=${encodeURIComponent(term)}`); // want: migrated
export const onDeck = (signal: AbortSignal) => read<Page<object>>('/books/ondeck', signal); // nope: another list
