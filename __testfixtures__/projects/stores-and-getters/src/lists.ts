import { ref } from 'vue';
import { komga, useKomga } from './komga';

interface Page<T> {
  content: T[];
}

export const wanted = ref('');

export const series = useKomga<Page<{ id: string }>>(() => ({ path: 'series' })); // want: migrated
export const genres = () => komga<string[]>({ path: 'genres' }); // want: review wrapper-grown
export const booksOf = (id: string) =>
  useKomga<Page<{ id: string }>>({ path: `series/${id}/books` }); // want: migrated
