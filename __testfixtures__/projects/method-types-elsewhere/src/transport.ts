export type Params = Record<string, string | number | undefined>

export interface Call {
  path: string
  params?: Params
  method?: "GET" | "DELETE"
}

export class Transport {
  constructor(readonly server: string) {}

  async call<T>({ path, params = {}, method = "GET" }: Call): Promise<T> {
    const url = new URL(`${this.server}/api/v1/${path}`)
    for (const [key, value] of Object.entries(params)) {
      if (value === undefined) continue
      url.searchParams.append(key, String(value))
    }
    const response = await fetch(url, {
      method,
      headers: { Accept: "application/json" },
    })
    return (await response.json()) as T
  }

  remove(id: string) {
    return this.call<void>({ path: `collections/${id}`, method: "DELETE" })
  }
}
