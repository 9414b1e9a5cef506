import type { H3Event } from 'h3'
import type { $Fetch } from 'ofetch'

let cached: $Fetch | undefined

/** One ofetch instance per process. Auto-imported in every server route. */
export function useKomga(event: H3Event): $Fetch {
  if (cached) return cached
  const config = useRuntimeConfig(event)
  cached = $fetch.create({
    baseURL: `${config.komgaUrl}/api/v1`,
    headers: { 'X-API-Key': config.komgaKey },
    retry: 1,
    onResponseError({ request, response }) {
      console.error(`[komga] ${response.status} ${request}`)
      if (response.status === 401) {
        throw createError({ statusCode: 502, statusMessage: 'komga refused our key' })
      }
    },
  }) as $Fetch
  return cached
}

/** Nuxt gives a string for one value and an array for several. */
export const many = (value: unknown): string[] =>
  value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(String)
