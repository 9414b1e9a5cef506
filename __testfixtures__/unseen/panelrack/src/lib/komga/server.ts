import "server-only";
import { komgaBase, komgaKey } from "@/lib/env";
import type { KomgaBook, KomgaLibrary, KomgaSeries, Page } from "./types";

const headers = () => ({ "X-API-Key": komgaKey(), Accept: "application/json" });

export interface ShelfSummary {
  libraries: KomgaLibrary[];
  reading: KomgaBook[];
  unreadSeries: number;
  totalSeries: number;
}

/** Everything the big tile shows. One round trip per number, the server is in the next room. */
export async function shelfSummary(): Promise<ShelfSummary> {
  const base = komgaBase();
  const [libs, reading, unread, total] = await Promise.all([
    fetch(`${base}/api/v1/libraries`, { headers: headers(), next: { revalidate: 3600 } }),
    fetch(
      `${base}/api/v1/books?read_status=IN_PROGRESS&size=6&sort=readProgress.readDate,desc`,
      { headers: headers(), next: { revalidate: 60 } },
    ),
    fetch(`${base}/api/v1/series?read_status=UNREAD&size=1`, {
      headers: headers(),
      next: { revalidate: 600 },
    }),
    fetch(`${base}/api/v1/series?size=1`, { headers: headers(), next: { revalidate: 600 } }),
  ]);

  for (const res of [libs, reading, unread, total]) {
    if (!res.ok) throw new Error(`Komga: ${res.status} for ${res.url}`);
  }

  const readingPage = (await reading.json()) as Page<KomgaBook>;
  return {
    libraries: (await libs.json()) as KomgaLibrary[],
    reading: readingPage.content,
    unreadSeries: ((await unread.json()) as Page<KomgaSeries>).totalElements,
    totalSeries: ((await total.json()) as Page<KomgaSeries>).totalElements,
  };
}

/** Series of one library, for the drill-down page. `page` is zero based like on the server. */
export async function seriesOfLibrary(
  libraryId: string,
  options: { page?: number; status?: string; query?: string } = {},
): Promise<Page<KomgaSeries>> {
  const params = new URLSearchParams();
  params.set("library_id", libraryId);
  params.set("page", String(options.page ?? 0));
  params.set("size", "24");
  params.set("sort", "metadata.titleSort,asc");
  if (options.status) params.set("status", options.status);
  if (options.query) params.set("search", options.query);

  const res = await fetch(`${komgaBase()}/api/v1/series?${params}`, {
    headers: headers(),
    cache: "no-store",
  });
  if (!res.ok) throw new Error(`Komga: ${res.status} for the series of ${libraryId}`);
  return res.json();
}

export async function seriesDetail(id: string) {
  const base = komgaBase();
  const init: RequestInit = { headers: headers(), cache: "no-store" };
  const [series, books] = await Promise.all([
    fetch(`${base}/api/v1/series/${id}`, init).then((r) => (r.ok ? r.json() : null)),
    fetch(`${base}/api/v1/series/${encodeURIComponent(id)}/books?unpaged=true`, init).then((r) => r.json()),
  ]);
  if (series === null) return null;
  return { series: series as KomgaSeries, books: (books as Page<KomgaBook>).content };
}

/** Genres for the filter chips. Hardly ever changes. */
export async function genreNames(libraryId?: string): Promise<string[]> {
  const url = new URL("/api/v1/genres", komgaBase());
  if (libraryId) url.searchParams.set("library_id", libraryId);
  const res = await fetch(url, { headers: headers(), next: { revalidate: 86400 } });
  if (!res.ok) return [];
  return res.json();
}

export async function onDeck(limit = 6): Promise<KomgaBook[]> {
  const res = await fetch(`${komgaBase()}/api/v1/books/ondeck?size=${limit}`, {
    headers: headers(),
    next: { revalidate: 60 },
  });
  return ((await res.json()) as Page<KomgaBook>).content;
}
