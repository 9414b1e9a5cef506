declare const Deno: { env: { get(name: string): string | undefined } } | undefined

const readEnv = (name: string): string => {
  const value = typeof Deno !== "undefined" ? Deno.env.get(name) : process.env[name]
  if (!value) throw new Error(`set ${name}`)
  return value
}

// user and password are part of the address, fetch does not accept that, so take them out
const address = new URL(readEnv("KOMGA"))
const authorization = "Basic " + btoa(`${address.username}:${address.password}`)
address.username = address.password = ""

export type Params = Record<string, string | number | boolean | string[]>

export interface Page<T> {
  content: T[]
  last: boolean
  totalElements: number
}

export interface Series {
  id: string
  name: string
  booksCount: number
  created: string
  metadata: { title: string; status: string; totalBookCount: number | null }
}

export interface Book {
  id: string
  seriesId: string
  seriesTitle: string
  sizeBytes: number
  size: string
  fileHash: string
  created: string
  media: { pagesCount: number; mediaType: string }
  metadata: { number: string; title: string; releaseDate: string | null; authors: Author[] }
}

export interface Author {
  name: string
  role: string
}

const query = (params: Params): string => {
  const pairs = Object.entries(params).flatMap(([k, v]) =>
    (Array.isArray(v) ? v : [v]).map((one) => `${k}=${encodeURIComponent(one)}`)
  )
  return pairs.length ? "?" + pairs.join("&") : ""
}

/** get("/series")({ size: 5 }): first where, then what. */
export const get = <T>(path: string) => async (params: Params = {}): Promise<T> => {
  const url = new URL("/api/v1" + path + query(params), address)
  const response = await fetch(url, { headers: { authorization, accept: "application/json" } })
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}: ${path}`)
  return await response.json() as T
}

/** Every item of a paged list, page by page. */
export async function* items<T>(path: string, params: Params = {}, size = 250): AsyncGenerator<T> {
  const load = get<Page<T>>(path)
  for (let page = 0;; page++) {
    const { content, last } = await load({ ...params, page, size })
    yield* content
    if (last) return
  }
}
