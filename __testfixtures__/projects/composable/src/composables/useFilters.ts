import { ref } from 'vue';
import { useKomgaApi } from './useKomgaApi';

export function useFilters() {
  const { get } = useKomgaApi();
  const tags = ref<string[]>([]);
  const publishers = ref<string[]>([]);

  async function reload(library: string) {
    tags.value = await get<string[]>('/api/v1/tags/book', { library_id: library }); // want: review lists-joined
    publishers.value = await get<string[]>('/api/v1/publishers'); // want: review response-not-shown
  }

  return { tags, publishers, reload };
}
