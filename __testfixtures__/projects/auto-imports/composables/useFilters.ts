export function useFilters(libraryId: Ref<string>) {
  const genres = useFetch<string[]>('/api/v1/genres', { query: { library_id: libraryId } }); // want: review response-not-shown
  const publishers = useLazyFetch<string[]>('/api/v1/publishers', { server: false }); // want: review response-not-shown
  const libraries = useFetch('/api/v1/libraries'); // nope: a live list
  return { genres, publishers, libraries };
}
