import { getJson } from './get-json.ts';

interface Book {
  id: string;
  seriesTitle: string;
  readProgress: { page: number; readDate: string } | null;
}

/** What was read last, newest first. */
export async function currentBook(): Promise<Book | undefined> {
  const page = await getJson<{ content: Book[] }>('/api/v1/books?read_status=IN_PROGRESS&sort=readProgress.readDate,desc&size=1'); // want: review query-parameters
  return page.content[0];
}

export async function seriesLength(seriesId: string): Promise<number> {
  const page = await getJson<{ totalElements: number }>(`/api/v1/series/${seriesId}/books?size=0`); // want: review query-parameters
  return page.totalElements;
}

export const thumbnail = (bookId: string) => `${process.env.KOMGA_SERVER}/api/v1/books/${bookId}/thumbnail`; // nope: a picture
