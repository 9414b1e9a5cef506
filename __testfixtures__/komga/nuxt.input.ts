// fixture: profile=komga
export async function useFacets(libraryId: string) {
  const { data: genres } = await useFetch('/api/v1/genres', { query: { library_id: libraryId } }); // want: migrated
  const { data: tags } = await useLazyFetch<string[]>('/api/v1/tags'); // want: migrated
  const named = useFetch('/api/v1/languages', { transform: (all: string[]) => all.sort() }); // want: manual transformed
  return { genres, tags, named };
}

export const useShelf = (page: Ref<number>, library: string) =>
  // want: review not-retried
  useFetch('/api/v1/series', { query: { page, library_id: library }, key: 'shelf' });

export const useStatus = (status: Ref<string>) => useFetch('/api/v1/series', { query: { status } }); // want: manual reactive-query

/** A URL that is asked for again when what it is made of changes. */
export const useLabels = (library: Ref<string>) => useFetch<string[]>(() => `/api/v1/sharing-labels?library_id=${library.value}`); // want: migrated
export const useVolumes = (id: Ref<string>) => useFetch(() => `/api/v1/series/${id.value}/books`); // want: manual reactive-query

export const load = async () => (await $fetch<string[]>('/api/v1/publishers')).length; // want: migrated
export const useLibraries = () => useFetch('/api/v1/libraries'); // nope: a live list
