// fixture: profile=komga
// One function builds the URL, and another sends it

const server = process.env.KOMGA_URL;

function build(path, params = {}) {
  const url = new URL(server + path);
  for (const name in params) url.searchParams.set(name, params[name]);
  return url.href;
}

async function json(url, init) {
  const response = await fetch(url, init);
  return response.json();
}

export const volumes = (id) => json(build(`/api/v1/series/${id}/books`, { size: 3 })); // want: migrated
export const tags = () => json(build('/api/v1/tags')); // want: migrated
export const years = (library) => json(build('/api/v1/series/release-dates', { library_id: library })); // want: migrated
export const unread = () => json(build('/api/v1/books', { read_status: 'UNREAD', size: 1 })); // want: migrated
export const deck = () => json(build('/api/v1/books/ondeck', { size: 6 })); // nope: a live list
