// fixture: profile=komga
export async function useFacets(libraryId: string) {
  const { data: genres } = await useFetch('/api/v2/genres', {
    query: { library_id: libraryId, unpaged: true },
    transform: (page: { content: unknown }) => page.content,
  }); // want: migrated
  const { data: tags } = await useLazyFetch('/api/v2/tags?unpaged=true', {
    transform: (page: { content: string[] }) => page.content,
  }); // want: migrated
  const named = useFetch('/api/v1/languages', { transform: (all: string[]) => all.sort() }); // want: manual transformed
  return { genres, tags, named };
}

export const useShelf = (page: Ref<number>, library: string) =>
  // want: review not-retried
  useFetch('/api/v1/series/list', {
    query: { page },
    key: 'shelf',
    method: 'POST',
    body: { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined },
  });

export const useStatus = (status: Ref<string>) => useFetch('/api/v1/series', { query: { status } }); // want: manual reactive-query

/** A URL that is asked for again when what it is made of changes. */
export const useLabels = (library: Ref<string>) => useFetch(
  () => `/api/v2/sharing-labels?library_id=${library.value}&unpaged=true`,
  {
    transform: (page: { content: string[] }) => page.content,
  },
); // want: migrated
export const useVolumes = (id: Ref<string>) => useFetch(() => `/api/v1/series/${id.value}/books`); // want: manual reactive-query

export const load = async () => (await $fetch<{ content: string[] }>('/api/v2/publishers?unpaged=true')).content.length; // want: migrated
export const useLibraries = () => useFetch('/api/v1/libraries'); // nope: a live list
