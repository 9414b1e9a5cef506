import { http } from './http';
import { routes } from './routes';
import { bookPageSchema, bookSchema, type Book, type BookPage } from './schemas';

export async function oneBook(bookId: string): Promise<Book> {
  const { data } = await http.get<unknown>(routes.book(bookId));
  return bookSchema.parse(data);
}

export async function onDeck(): Promise<Book[]> {
  const { data } = await http.get<unknown>(routes.booksOnDeck, { params: { size: 20 } });
  return bookPageSchema.parse(data).content;
}

export async function keepReading(size = 20): Promise<Book[]> {
  const { data } = await http.get<unknown>(routes.books, {
    params: { read_status: 'IN_PROGRESS', sort: 'readProgress.readDate,desc', size },
  });
  return bookPageSchema.parse(data).content;
}

/** Books with problems, for the admin page. */
export function brokenBooks(page: number): Promise<BookPage> {
  return http
    .get<unknown>(routes.books, { params: { media_status: ['ERROR', 'UNSUPPORTED'], page, size: 50 } })
    .then((res) => bookPageSchema.parse(res.data));
}
