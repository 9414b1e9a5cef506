import { seriesSearch } from './catalogue-search.js';

const base = process.env.KOMGA_URL;

export async function groups(query: URLSearchParams) {
  const response = await fetch(`${base}/api/v1/series/list/alphabetical-groups`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(seriesSearch(query)),
  });
  return response.json();
}

// Both names that this needs go to the same place of the import.
export async function books(query: URLSearchParams) {
  const response = await fetch(`${base}/api/v1/books?${query}`); // want: migrated
  return (await response.json()).content;
}
