// fixture: profile=komga
// What is passed for a parameter may give another query each time, so it is called once.
const base = process.env.KOMGA_URL;

export const found = (query: () => string) =>
  fetch(`${base}/api/v1/books?${query()}`).then((response) => response.json()); // want: manual

export const once = (size: () => number) =>
  fetch(`${base}/api/v1/series?size=${size()}`).then((response) => response.json()); // want: migrated

export const sent = (send: typeof fetch, text: string) =>
  send(`${base}/api/v1/series?search=${encodeURIComponent(text)}`).then((response) => response.json()); // want: migrated
