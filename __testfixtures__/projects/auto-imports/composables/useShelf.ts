export function useShelf(page: Ref<number>) {
  return useFetch('/api/v1/series', { query: { page, size: 40 }, key: 'shelf' }); // want: review query-parameters
}

export async function volumes(seriesId: string) {
  const { content } = await $fetch<{ content: object[] }>(`/api/v1/series/${seriesId}/books`, { query: { unpaged: true } }); // want: review query-parameters
  return content;
}

export const renameLibrary = (id: string, name: string) =>
  $fetch(`/api/v1/libraries/${id}`, { method: 'PUT', body: { name } }); // want: migrated
