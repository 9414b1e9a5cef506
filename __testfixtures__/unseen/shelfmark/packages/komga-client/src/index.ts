import type { KyInstance } from "ky";
import { booksApi } from "./books";
import { createHttp, type KomgaOptions } from "./http";
import { referentialApi } from "./referential";
import { seriesApi } from "./series";

export interface Komga {
  /** For calls that have no function of their own yet. */
  http: KyInstance;
  series: ReturnType<typeof seriesApi>;
  books: ReturnType<typeof booksApi>;
  referential: ReturnType<typeof referentialApi>;
}

export function createKomga(options: KomgaOptions): Komga {
  const http = createHttp(options);
  return {
    http,
    series: seriesApi(http),
    books: booksApi(http),
    referential: referentialApi(http),
  };
}

export { KomgaError } from "./http";
export * from "./schemas";
export type { SeriesFilter } from "./series";
export type { BookQuery } from "./books";
