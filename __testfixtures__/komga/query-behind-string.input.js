// fixture: profile=komga
// A whole query is concatenated to a string, and goes.
const base = process.env.KOMGA_URL;
const json = (response) => response.json();

export const series = (id) => fetch(base + '/api/v1/series' + '?library_id=' + id).then(json); // want: migrated
export const books = (id) => fetch(`${base}/api/v1/books` + '?library_id=' + encodeURIComponent(id)).then(json); // want: migrated
export const found = (text) => fetch((base + '/api/v1/books') + '?search=' + text).then(json); // want: review not-encoded
export const paged = (id) => fetch(`${base}/api/v1/series` + '?page=0&library_id=' + id).then(json); // want: migrated
