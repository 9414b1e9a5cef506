import { withQuery } from 'ufo';

const base = `${process.env.KOMGA_URL}/api/v1`;

// The object is no text that could go into a URL.
export const books = (query: Record<string, string>) =>
  fetch(withQuery(`${base}/books`, query)).then((response) => response.json()); // want: manual query-unknown
export const ready = (page: number) =>
  fetch(withQuery(`${base}/books`, { media_status: 'READY', page })).then((response) => response.json()); // want: migrated
