import { $fetch as request, ofetch } from 'ofetch';

const catalogue = ofetch.create({ baseURL: process.env.CATALOGUE, headers: { 'X-API-Key': process.env.KEY! } });

type Page = { content: Array<{ id: string; size: string }> };

export const books = () => catalogue<Page>('/api/v1/books/list', { method: 'POST', body: {} }); // want: review response-not-shown

export const booksOfLibrary = (library: string) =>
  catalogue<Page>('/api/v1/books/list', { query: { library_id: library, unpaged: true }, method: 'POST', body: {} }); // want: review query-parameters

export async function volumes(seriesId: string) {
  return (
    await request<Page>('/api/v1/books/list', {
      baseURL: process.env.CATALOGUE,
      method: 'POST',
      body: { condition: { seriesId: { operator: 'is', value: seriesId } } },
    })
  ).content; // want: review response-not-shown
}

export async function volumesPage(seriesId: string, page: number) {
  return (
    await ofetch<Page>(`/api/v1/books/list?page=${page}`, {
      method: 'POST',
      body: { condition: { seriesId: { operator: 'is', value: seriesId } } },
    })
  ).content; // want: review query-parameters
}

export function useVolumes(series: { id: string }) {
  return $fetch<Page>('/api/v1/books/list', {
    method: 'POST',
    body: { condition: { seriesId: { operator: 'is', value: series.id } } },
  }); // want: review response-not-shown
}

export const download = (id: string) => catalogue.raw(`/api/v1/books/${id}/file`, { responseType: 'blob' }); // nope: a path below a book
