import type { Book, Page, Series } from "@shelfkit/komga";
import { z } from "zod";
import { call, type Creds } from "../komga-call.js";

export const recommendInput = {
  genre: z.string().optional().describe("only this genre"),
  finished: z.boolean().default(false).describe("only series that are complete"),
  maxAge: z.number().int().optional().describe("age rating the reader may see"),
};

type Input = { genre?: string | undefined; finished: boolean; maxAge?: number | undefined };

/** Unread series, newest first; with the first volume of each. */
export async function recommend(creds: Creds, input: Input): Promise<string> {
  const search = new URLSearchParams({ size: "10", sort: "created,desc" });
  search.append("read_status", "UNREAD");
  if (input.genre) search.append("genre", input.genre);
  if (input.finished) search.set("complete", "true");
  const page = await call<Page<Series>>(creds, "/api/v1/series", search);

  const allowed = page.content.filter(
    (s) => input.maxAge === undefined || (s.metadata.ageRating ?? 0) <= input.maxAge,
  );
  const firsts = await Promise.all(
    allowed.map((s) =>
      call<Page<Book>>(creds, `/api/v1/series/${s.id}/books`, new URLSearchParams({ size: "1" })),
    ),
  );

  return allowed
    .map((s, i) => {
      const first = firsts[i]?.content[0];
      return `- ${s.metadata.title} (${s.booksCount} books)${first ? `, starts with "${first.metadata.title}"` : ""}`;
    })
    .join("\n");
}
