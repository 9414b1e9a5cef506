// fixture: profile=komga
import { useFetch } from '@vueuse/core';
import { computed, ref } from 'vue';

const KOMGA = 'https://komga.example';
const library = ref('L1');

export function useSeries() {
  const url = computed(() => `${KOMGA}/api/v1/series?library_id=${library.value}&page=1`);
  return useFetch(url, { refetch: true }).get().json(); // want: manual reactive-query
}

export async function books() {
  const url = computed(() => `${KOMGA}/api/v1/books?library_id=${library.value}&page=1`);
  const response = await fetch(url.value); // want: migrated
  return (await response.json()).content;
}

export async function genres(): Promise<string[]> {
  const url = computed(() => {
    return `${KOMGA}/api/v1/genres`;
  });
  return (await fetch(url.value)).json(); // want: migrated
}
