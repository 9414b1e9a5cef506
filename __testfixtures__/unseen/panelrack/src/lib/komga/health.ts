import { komgaBase, komgaKey } from "@/lib/env";
import type { KomgaBook, Page } from "./types";

export interface BrokenReport {
  broken: number;
  outdated: number;
  sample: string[];
}

/**
 * Files Komga could not read. Used by the red dot on the tile.
 * Does not throw: when Komga is down the tile says so anyway.
 */
export async function brokenFiles(libraryId?: string): Promise<BrokenReport | null> {
  let url = komgaBase() + "/api/v1/books?media_status=ERROR&media_status=UNSUPPORTED";
  if (libraryId) url += "&library_id=" + libraryId;
  url += "&size=5";

  try {
    const res = await fetch(url, { headers: new Headers({ "X-API-Key": komgaKey() }) });
    if (!res.ok) return null;
    const page: Page<KomgaBook> = await res.json();

    const outdated = await fetch(
      komgaBase() + "/api/v1/books?media_status=OUTDATED&size=1" + (libraryId ? "&library_id=" + libraryId : ""),
      { headers: { "X-API-Key": komgaKey() } },
    ).then((r) => r.json() as Promise<Page<KomgaBook>>);

    return {
      broken: page.totalElements,
      outdated: outdated.totalElements,
      sample: page.content.map((b) => `${b.seriesTitle} ${b.metadata.number}`),
    };
  } catch {
    return null;
  }
}

export async function version(): Promise<string | null> {
  const res = await fetch(`${komgaBase()}/actuator/info`, { headers: { "X-API-Key": komgaKey() } });
  if (!res.ok) return null;
  const info = await res.json();
  return info.build?.version ?? null;
}
