import type { Page, Series } from "@shelfkit/komga";
import { call, type Creds } from "../komga-call.js";

interface Library {
  id: string;
  name: string;
}

export async function overview(creds: Creds): Promise<string> {
  const [libraries, ratings] = await Promise.all([
    call<Library[]>(creds, "/api/v1/libraries"),
    call<string[]>(creds, "/api/v1/age-ratings"),
  ]);

  const lines: string[] = [];
  for (const library of libraries) {
    const page = await call<Page<Series>>(
      creds,
      "/api/v1/series",
      new URLSearchParams({ library_id: library.id, size: "1" }),
    );
    lines.push(`${library.name}: ${page.totalElements} series`);
  }
  const unrated = ratings.includes("None") ? " (some series have none)" : "";
  lines.push(`age ratings in use: ${ratings.filter((r) => r !== "None").join(", ")}${unrated}`);
  return lines.join("\n");
}
