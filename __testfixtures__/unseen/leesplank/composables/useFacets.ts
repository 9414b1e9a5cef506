import type { MaybeRefOrGetter } from 'vue'

/**
 * Genres and labels come straight from Komga (the proxy in front of it lets these through without
 * a key). Answers are plain arrays of strings.
 */
export function useFacets(library: MaybeRefOrGetter<string | undefined>) {
  const { public: pub } = useRuntimeConfig()
  const query = computed(() => ({ library_id: toValue(library) }))

  const genres = useFetch<string[]>('/api/v1/genres', {
    baseURL: pub.komgaPublicUrl,
    query,
    key: 'facet-genres',
    default: () => [],
  })

  const labels = useLazyFetch(() => '/api/v1/sharing-labels', {
    baseURL: pub.komgaPublicUrl,
    query,
    server: false,
    default: (): string[] => [],
    transform: (list: string[]) => list.filter((label) => !label.startsWith('_')),
  })

  return { genres: genres.data, labels: labels.data, pending: genres.pending }
}
