// fixture: profile=komga
// What is passed for a parameter may give another query each time, so it is called once.
import axios from 'axios';

const base = process.env.KOMGA_URL;

export const found = (library: () => string | undefined) =>
  axios.get(`${base}/api/v1/books`, { params: { library_id: library() } }); // want: manual

export const once = (size: () => number) =>
  fetch(`${base}/api/v1/series/list?size=${size()}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }).then((response) => response.json()); // want: migrated

export const sent = (send: typeof fetch, text: string) =>
  send(`${base}/api/v1/series/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ fullTextSearch: text }),
  }).then((response) => response.json()); // want: migrated
