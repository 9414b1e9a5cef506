// fixture: profile=komga
// `URLSearchParams` sends what is absent as a word: the filter `undefined`, which finds nothing.
const base = process.env.KOMGA_URL;

export const chosen = async (tag) =>
  (await fetch(`${base}/api/v1/books?${new URLSearchParams({ tag: tag != null ? tag : undefined })}`)).json(); // want: migrated
export const fallen = async (library) => {
  const query = new URLSearchParams({ library_id: library || undefined, size: '5' });
  return (await fetch(`${base}/api/v1/series?${query}`)).json(); // want: migrated
};
export const searched = async (text) =>
  (await fetch(`${base}/api/v1/series?${new URLSearchParams({ search: text != null ? text : undefined })}`)).json(); // want: migrated
export const whole = async (library) =>
  (await fetch(`${base}/api/v1/series?${new URLSearchParams({ library_id: `${library}` })}`)).json(); // want: migrated
export const narrowed = async (library, series) => {
  const query = new URLSearchParams({ library_id: library, series_id: series ? series : undefined });
  const tags = await fetch(`${base}/api/v1/tags/book?${query}`); // want: migrated
  return tags.json();
};
export const named = async (library) => {
  const query = new URLSearchParams({ library_id: library, search: undefined });
  return (await fetch(`${base}/api/v1/series?${query}`)).json(); // want: migrated
};
export const optional = async (options = {}) => {
  const query = new URLSearchParams({ search: options.search, size: '5' });
  return (await fetch(`${base}/api/v1/series?${query}`)).json(); // want: migrated
};
export const taken = async ({ library, text = '' } = {}) => {
  const query = new URLSearchParams({ library_id: library, search: text });
  return (await fetch(`${base}/api/v1/series?${query}`)).json(); // want: migrated
};

// A call leaves the parameter out.
async function found(search) {
  const query = new URLSearchParams({ search, size: '5' });
  return (await fetch(`${base}/api/v1/series?${query}`)).json(); // want: migrated
}
export const all = () => found();
async function foundIn({ library, text = '' }) {
  const query = new URLSearchParams({ library_id: library, search: text, size: '5' });
  return (await fetch(`${base}/api/v1/series?${query}`)).json(); // want: migrated
}
export const everywhere = () => foundIn({});
// No call leaves it out.
async function foundFor(search) {
  const query = new URLSearchParams({ search, size: '5' });
  return (await fetch(`${base}/api/v1/series?${query}`)).json(); // want: migrated
}
export const some = (text) => foundFor(text);
