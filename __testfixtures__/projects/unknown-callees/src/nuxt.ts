export const useVolumes = (id: string) =>
  useKomga('/api/v1/series/{seriesId}/books', { path: { seriesId: id }, query: { unpaged: true } }); // want: review query-parameters
export const useGenres = () => useLazyKomga('/api/v1/genres', { query: { library_id: ['a'] } }); // want: review unknown-client
export const rename = (id: string) => $komga('/api/v1/libraries/{libraryId}', { method: 'PUT', path: { libraryId: id }, body: {} }); // want: review unknown-client
export const useUnknown = (params: object) => useLibrary('/api/v1/series', { params }); // want: manual unknown-client
