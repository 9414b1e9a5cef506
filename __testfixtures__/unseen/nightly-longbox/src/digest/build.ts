import type { Catalogue } from '../komga/catalogue';
import type { Book } from '../komga/schemas';

export interface Entry {
  title: string;
  writers: string;
  newest: string[];
  next?: string;
}

export interface Digest {
  day: string;
  entries: Entry[];
  released: Book[];
  finished: string[];
  unrated: number;
}

const label = ({ metadata: { number, title } }: Book): string => (title ? `${number} – ${title}` : `#${number}`);

export async function buildDigest(catalogue: Catalogue, now: Date, maxAge?: number): Promise<Digest> {
  const yesterday = new Date(now.getTime() - 86_400_000);
  const [released, finished, started, unrated] = await Promise.all([
    catalogue.releasedAfter(yesterday),
    catalogue.finishedRecently(),
    catalogue.started({ maxAge }),
    catalogue.countUnrated(),
  ]);

  const entries: Entry[] = [];
  for (const { id, metadata } of started) {
    const newest = await catalogue.newestBooks(id, 2);
    const next = await catalogue.nextUp(id);
    entries.push({
      title: metadata.title,
      writers: await catalogue.writers(id),
      newest: newest.map(label),
      next: next ? label(next) : undefined,
    });
  }

  return {
    day: now.toISOString().slice(0, 10),
    entries,
    released,
    finished: finished.map((book) => `${book.seriesTitle} ${label(book)}`),
    unrated,
  };
}
