import { Endpoint, library, seriesBooks } from './endpoints.js';
import { Query } from './query.js';
import type { Book, Library, LibraryUpdate, Page, Series } from './types.js';

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Query;
  body?: unknown;
}

export interface ClientOptions {
  url: string;
  apiKey: string;
  verbose?: boolean;
  fetch?: typeof fetch;
}

export interface SeriesOptions {
  search?: string;
  libraryIds?: string[];
  readStatus?: string[];
  status?: string;
  language?: string;
  releaseYear?: number;
}

export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly path: string,
  ) {
    super(`${status} on ${path}`);
  }
}

export class KomgaClient {
  readonly #base: string;
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#base = `${options.url.replace(/\/$/, '')}/api/v1`;
  }

  private async send<T>({ method = 'GET', path, query, body }: RequestOptions): Promise<T> {
    const target = this.#base + path + (query ?? '');
    if (this.#options.verbose) console.error(`> ${method} ${target}`);
    const run = this.#options.fetch ?? fetch;
    const response = await run(target, {
      method,
      headers: {
        'X-API-Key': this.#options.apiKey,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new HttpError(response.status, path);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }

  libraries(): Promise<Library[]> {
    return this.send({ path: Endpoint.Libraries });
  }

  async updateLibrary(id: string, body: LibraryUpdate): Promise<void> {
    await this.send<void>({ method: 'PUT', path: library(id), body });
  }

  async emptyTrash(id: string): Promise<void> {
    await this.send<void>({ method: 'POST', path: `${library(id)}/empty-trash` });
  }

  /** Walks through all series that fit, page by page. */
  async *series(options: SeriesOptions = {}): AsyncGenerator<Series, void, undefined> {
    for (let number = 0, last = false; !last; number++) {
      const query = new Query()
        .where('search', options.search)
        .where('library_id', options.libraryIds)
        .where('read_status', options.readStatus)
        .where('status', options.status)
        .where('language', options.language)
        .where('release_year', options.releaseYear)
        .orderBy('metadata.titleSort')
        .page(number, 200);
      const page: Page<Series> = await this.send({ path: Endpoint.Series, query });
      yield* page.content;
      last = page.last;
    }
  }

  async countSeries(libraryId: string, status?: string): Promise<number> {
    const { totalElements } = await this.send<Page<Series>>({
      path: Endpoint.Series,
      query: new Query().where('library_id', libraryId).where('status', status).page(0, 1),
    });
    return totalElements;
  }

  async findByTitle(title: string): Promise<Series | undefined> {
    const query = new Query().where('search_regex', `^${escapeRegex(title)}$,TITLE`);
    const page = await this.send<Page<Series>>({ path: Endpoint.Series, query });
    return page.content.at(0);
  }

  async oneSeries(id: string): Promise<Series> {
    return this.send<Series>({ path: `${Endpoint.Series}/${id}` });
  }

  async seriesBooks(seriesId: string, readStatus?: string[]): Promise<Book[]> {
    const page = await this.send<Page<Book>>({
      path: seriesBooks(seriesId),
      query: new Query().where('read_status', readStatus).all(),
    });
    return page.content;
  }

  async *brokenBooks(libraryIds?: string[]): AsyncGenerator<Book, void, undefined> {
    let page: Page<Book> | undefined;
    do {
      page = await this.send<Page<Book>>({
        path: Endpoint.Books,
        query: new Query()
          .where('media_status', ['ERROR', 'UNSUPPORTED', 'OUTDATED'])
          .where('library_id', libraryIds)
          .page(page ? page.number + 1 : 0),
      });
      yield* page.content;
    } while (!page.last);
  }

  async countBooks(): Promise<number> {
    return (await this.send<Page<Book>>({ path: Endpoint.Books, query: new Query().page(0, 1) })).totalElements;
  }

  genres(libraryId?: string): Promise<string[]> {
    return this.send({ path: Endpoint.Genres, query: new Query().where('library_id', libraryId) });
  }

  tags(libraryId?: string): Promise<string[]> {
    return this.send({ path: Endpoint.Tags, query: new Query().where('library_id', libraryId) });
  }

  publishers(libraryId?: string): Promise<string[]> {
    return this.send<string[]>({ path: Endpoint.Publishers, query: new Query().where('library_id', libraryId) });
  }

  /** Escape hatch for `komgactl raw`. */
  raw<T = unknown>(path: string): Promise<T> {
    return this.send<T>({ path });
  }
}

function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
