import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import { addressOf } from './address';
import { load, type Page } from './load';

type Book = { id: string };

export const useGenres = () => useSWR<string[]>(addressOf('/genres'), load); // want: migrated

export function useVolumes(seriesId?: string) {
  return useSWR<Page<Book>>(seriesId ? addressOf(`/series/${seriesId}/books`) : null, load); // want: manual passed-on
}

export const useAll = () =>
  useSWRInfinite<Page<Book>>((page: number) => { // want: manual passed-on
    if (page > 9) return null;
    return addressOf('/books', { page });
  }, load);

export async function search(text: string): Promise<Book[]> {
  const page = await load<Page<Book>>(addressOf('/books', { search: text })); // want: review wrapper-grown
  return page.content;
}

export const useOne = (id: string) => useSWR<Book>(addressOf(`/books/${id}`), load); // nope: one book
