const API = 'http://localhost:4000/api/v1';

async function get<T>(path: string): Promise<T> {
  const response = await fetch(`${API}${path}`);
  return response.json();
}

export const listBooks = () => get<{ items: object[] }>('/books'); // nope: the code base's own server
export const listGenres = () => get<string[]>('/genres'); // nope: the code base's own server
export const oneBook = (id: string) => get<object>(`/books/${id}`); // nope: the code base's own server
export const byAuthor = (name: string) => fetch(`/api/v1/books?author=${name}`); // nope: the code base's own server; mention
