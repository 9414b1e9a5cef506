export interface SeriesLike {
  id?: string;
  booksCount?: number;
  booksUnreadCount?: number;
  metadata?: { title?: string; status?: string; publisher?: string; ageRating?: number | null };
}

export interface BookLike {
  id?: string;
  seriesTitle?: string;
  metadata?: { title?: string; number?: string; releaseDate?: string | null };
  media?: { pagesCount?: number };
}

export function seriesLine(s: SeriesLike): string {
  const m = s.metadata ?? {};
  const extra = [m.publisher, m.status?.toLowerCase(), m.ageRating ? `${m.ageRating}+` : undefined].filter(Boolean);
  return `- ${m.title} [${s.id}] ${s.booksCount} books, ${s.booksUnreadCount} unread (${extra.join(", ")})`;
}

export function bookLine(b: BookLike): string {
  const date = b.metadata?.releaseDate ? `, ${b.metadata.releaseDate}` : "";
  return `- ${b.seriesTitle} #${b.metadata?.number}: ${b.metadata?.title} [${b.id}] ${b.media?.pagesCount} pages${date}`;
}

export function text(value: string) {
  return { content: [{ type: "text" as const, text: value || "Nothing found." }] };
}
