import { ref } from 'vue';
import { useKomgaApi } from './useKomgaApi';

export function useFilters() {
  const { get } = useKomgaApi();
  const tags = ref<string[]>([]);
  const publishers = ref<string[]>([]);

  async function reload(library: string) {
    tags.value = await get<string[]>('/api/v1/tags/book', { library_id: library }); // want: migrated
    publishers.value = await get<string[]>('/api/v1/publishers'); // want: migrated
  }

  return { tags, publishers, reload };
}
