import type { Book, Page, Paging, ReadStatus, Series } from "./types.js";

export interface KomgaOptions {
  baseUrl: string;
  apiKey: string;
  fetch?: typeof globalThis.fetch;
}

export class KomgaRequestError extends Error {
  override name = "KomgaRequestError";
  constructor(
    readonly status: number,
    readonly path: string,
  ) {
    super(`${path} answered ${status}`);
  }
}

type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

export class KomgaClient {
  readonly #base: string;
  readonly #key: string;
  readonly #fetch: typeof globalThis.fetch;

  constructor({ baseUrl, apiKey, fetch = globalThis.fetch }: KomgaOptions) {
    this.#base = `${baseUrl.replace(/\/$/, "")}/api/v1`;
    this.#key = apiKey;
    this.#fetch = fetch;
  }

  async #get<T>(path: string, query: Query = {}): Promise<T> {
    const url = new URL(this.#base + path);
    for (const [name, value] of Object.entries(query)) {
      if (value === undefined) continue;
      for (const v of Array.isArray(value) ? value : [value]) url.searchParams.append(name, String(v));
    }
    const res = await this.#fetch(url, { headers: { "X-API-Key": this.#key } });
    if (!res.ok) throw new KomgaRequestError(res.status, path);
    return (await res.json()) as T;
  }

  async #post(path: string): Promise<void> {
    const res = await this.#fetch(this.#base + path, { method: "POST", headers: { "X-API-Key": this.#key } });
    if (!res.ok) throw new KomgaRequestError(res.status, path);
  }

  /** Search and filter series. */
  listSeries(
    options: Paging & { search?: string; genres?: string[]; readStatus?: ReadStatus[]; libraryIds?: string[] } = {},
  ): Promise<Page<Series>> {
    return this.#get("/series", {
      search: options.search,
      genre: options.genres,
      read_status: options.readStatus,
      library_id: options.libraryIds,
      page: options.page,
      size: options.size,
      sort: options.sort,
    });
  }

  series(id: string): Promise<Series> {
    return this.#get(`/series/${id}`);
  }

  booksOfSeries(id: string, { readStatus, ...paging }: Paging & { readStatus?: ReadStatus[] } = {}): Promise<Page<Book>> {
    return this.#get(`/series/${id}/books`, { ...paging, read_status: readStatus });
  }

  /** Books in all libraries. Only the filters the endpoint knows. */
  listBooks(options: Paging & { search?: string; tag?: string; readStatus?: ReadStatus } = {}): Promise<Page<Book>> {
    const { search, tag, readStatus, page, size, sort } = options;
    return this.#get("/books", { search, tag, read_status: readStatus, page, size, sort });
  }

  onDeck(size = 10): Promise<Page<Book>> {
    return this.#get("/books/ondeck", { size });
  }

  collectionSeries(id: string): Promise<Page<Series>> {
    return this.#get(`/collections/${id}/series`, { unpaged: true });
  }

  async authorNames(search: string): Promise<string[]> {
    const names = await this.#get<string[]>("/authors/names", { search });
    return names.slice(0, 50);
  }

  scan(libraryId: string): Promise<void> {
    return this.#post(`/libraries/${libraryId}/scan`);
  }
}
