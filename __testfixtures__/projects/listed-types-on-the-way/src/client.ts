export interface RequestOptions {
  path: string;
  query?: Record<string, string | boolean | string[] | undefined>;
}

export class ApiClient {
  constructor(private readonly baseUrl: string) {}

  async request<T>({ path, query }: RequestOptions): Promise<T> {
    const url = new URL(path, this.baseUrl);
    for (const [key, raw] of Object.entries(query ?? {})) {
      for (const value of Array.isArray(raw) ? raw : [raw]) {
        if (value !== undefined) url.searchParams.append(key, String(value));
      }
    }
    return (await fetch(url)).json() as Promise<T>;
  }
}
