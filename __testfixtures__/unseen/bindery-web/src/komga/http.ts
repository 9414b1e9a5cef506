import { ofetch, FetchError } from 'ofetch'
import { useSession } from '~/stores/session'

export type QueryValue = string | number | boolean | readonly string[] | undefined

export interface Komga {
  get<T>(path: string, query?: Record<string, QueryValue> | URLSearchParams): Promise<T>
  patch(path: string, body: unknown): Promise<void>
}

const toRecord = (query: URLSearchParams) =>
  Object.fromEntries([...new Set(query.keys())].map((key) => [key, query.getAll(key)]))

export function useKomga(): Komga {
  const session = useSession()
  const call = ofetch.create({
    baseURL: session.server,
    headers: { 'X-API-Key': session.apiKey },
    retry: 1,
    onResponseError({ response }) {
      if (response.status === 401) session.expire()
    },
  })

  return {
    get: (path, query) => call(path, { query: query instanceof URLSearchParams ? toRecord(query) : query }),
    patch: (path, body) => call(path, { method: 'PATCH', body: body as Record<string, unknown> }),
  }
}

export const isNotFound = (error: unknown): boolean => error instanceof FetchError && error.status === 404
