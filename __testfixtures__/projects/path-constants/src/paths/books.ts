const books = '/api/v1/books';

export { books as default };
export const book = (id: string) => `${books}/${id}`;
