import { useCached } from 'some-hooks';
import { komgaGet } from './lib';

export const genres = () => komgaGet<string[]>('/genres'); // want: review wrapper-grown
export const one = (id: string) => komgaGet<{ id: string }>(`/series/${id}`); // nope: one series

export function useTags(library: string) {
  const { data: tags = [] } = useCached(() => komgaGet<string[]>('/tags', { library_id: library })); // want: migrated
  return tags;
}

export async function languages(library: string | undefined): Promise<string[]> {
  return komgaGet<string[]>('/languages', library ? { library_id: library } : undefined); // want: migrated
}
