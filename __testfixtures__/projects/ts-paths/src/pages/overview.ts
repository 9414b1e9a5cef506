import { AGES, BOOKS, SERIES } from '#paths';
import { getJson, request } from '~api';

export async function overview() {
  const series = await getJson<{ totalElements: number }>(SERIES); // want: review response-not-shown
  const books = await getJson<{ totalElements: number }>(`${BOOKS}?size=0`); // want: review query-parameters
  const ages = await request<string[]>(AGES); // want: review response-not-shown
  return { series: series.totalElements, books: books.totalElements, ages };
}

export const series = (id: string) => getJson(`${SERIES}/${id}`); // nope: one series
