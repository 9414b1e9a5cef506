import type { Config } from "../config.js";

export interface Paged<T> {
  content: T[];
  totalElements: number;
  last: boolean;
}

export interface BookInfo {
  id: string;
  seriesId: string;
  seriesTitle: string;
  metadata: { title: string; number: string };
  media: { pagesCount: number };
  readProgress: { page: number; readDate: string } | null;
}

export interface SeriesInfo {
  id: string;
  metadata: { title: string };
  booksUnreadCount: number;
}

export class KomgaClient {
  readonly #root: string;
  readonly #key: string;

  constructor(config: Pick<Config, "KOMGA_URL" | "KOMGA_API_KEY">) {
    this.#root = `${config.KOMGA_URL}/api/v1`;
    this.#key = config.KOMGA_API_KEY;
  }

  async #get<T>(path: string): Promise<T> {
    const response = await fetch(this.#root + path, {
      headers: { "X-API-Key": this.#key },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) {
      throw new Error(`GET ${path}: HTTP ${response.status}`);
    }
    return (await response.json()) as T;
  }

  async #post(path: string): Promise<void> {
    const response = await fetch(this.#root + path, {
      method: "POST",
      headers: { "X-API-Key": this.#key },
    });
    if (!response.ok) {
      throw new Error(`POST ${path}: HTTP ${response.status}`);
    }
  }

  /** The last opened book, with the volume that comes after it. */
  async reading(): Promise<{ book: BookInfo; left: number } | null> {
    const page = await this.#get<Paged<BookInfo>>("/books?read_status=IN_PROGRESS&sort=readProgress.readDate,desc&size=1");
    const book = page.content[0];
    if (!book) return null;
    const unread = await this.#get<Paged<BookInfo>>(`/series/${book.seriesId}/books?read_status=UNREAD&size=1`);
    return { book, left: unread.totalElements };
  }

  async unreadSeries(): Promise<number> {
    return (await this.#get<Paged<SeriesInfo>>("/series?read_status=UNREAD&oneshot=false&size=1")).totalElements;
  }

  /** A random unread series, null when the filter leaves nothing. */
  async random(genre: string | null): Promise<SeriesInfo | null> {
    const query = new URLSearchParams({ read_status: "UNREAD", size: "1" });
    if (genre) {
      query.set("genre", genre);
    }
    const count = await this.#get<Paged<SeriesInfo>>(`/series?${query}`);
    if (count.totalElements === 0) return null;
    query.set("page", String(Math.floor(Math.random() * count.totalElements)));
    const picked = await this.#get<Paged<SeriesInfo>>(`/series?${query}`);
    return picked.content[0] ?? null;
  }

  genres(): Promise<string[]> {
    return this.#get("/genres");
  }

  async libraries(): Promise<{ id: string; name: string }[]> {
    return this.#get("/libraries");
  }

  async scanAll(): Promise<void> {
    for (const library of await this.libraries()) {
      await this.#post(`/libraries/${library.id}/scan`);
    }
  }
}
