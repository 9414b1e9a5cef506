import { createKomga, bookPage, type Book } from "@shelfmark/komga-client";
import { postNote } from "./note";

const env = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

const komga = createKomga({ url: env("KOMGA_URL"), apiKey: env("KOMGA_API_KEY"), timeoutMs: 60_000 });

const WEEK = 7 * 24 * 3_600_000;
const since = new Date(Date.now() - WEEK).toISOString().slice(0, 10);

async function releasedThisWeek(): Promise<Book[]> {
  const found: Book[] = [];
  for (let page = 0; ; page++) {
    const raw = await komga.http
      .get(`books?released_after=${since}&media_status=READY&page=${page}&size=200`)
      .json();
    const batch = bookPage.parse(raw);
    found.push(...batch.content);
    if (batch.last) return found;
  }
}

const books = await releasedThisWeek();
if (books.length === 0) {
  console.log(`nothing released after ${since}`);
} else {
  const lines = books
    .map((book) => `• ${book.seriesTitle} ${book.metadata.number}: ${book.metadata.title}`)
    .sort((a, b) => a.localeCompare(b));
  await postNote(env("NOTE_WEBHOOK"), `New this week (${books.length})`, lines);
}
