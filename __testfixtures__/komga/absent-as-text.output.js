// fixture: profile=komga
// `URLSearchParams` sends what is absent as a word: the filter `undefined`, which finds nothing.
const base = process.env.KOMGA_URL;

export const chosen = async (tag) =>
  (
    await fetch(`${base}/api/v1/books/list`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: {
          anyOf: String(tag != null ? tag : undefined).split(/\s*,\s*/).map((value) => ({
            tag: { operator: 'is', value },
          })),
        },
      }),
    })
  ).json(); // want: migrated
export const fallen = async (library) => {
  const query = new URLSearchParams({ size: '5' });
  return (
    await fetch(`${base}/api/v1/series/list?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: String(library || undefined) } } }),
    })
  ).json(); // want: migrated
};
export const searched = async (text) =>
  (
    await fetch(`${base}/api/v1/series/list`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ fullTextSearch: String(text != null ? text : undefined) }),
    })
  ).json(); // want: migrated
export const whole = async (library) =>
  (
    await fetch(`${base}/api/v1/series/list`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: `${library}` } } }),
    })
  ).json(); // want: migrated
export const narrowed = async (library, series) => {
  const query = new URLSearchParams({ series_id: series ? series : undefined, include: 'BOOK', unpaged: 'true' });
  const tags = await fetch(`${base}/api/v2/tags?${query}`); // want: migrated
  return (await tags.json()).content;
};
export const named = async (library) => {
  return (
    await fetch(`${base}/api/v1/series/list`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: { libraryId: { operator: 'is', value: library } },
        fullTextSearch: 'undefined',
      }),
    })
  ).json(); // want: migrated
};
export const optional = async (options = {}) => {
  const query = new URLSearchParams({ size: '5' });
  return (
    await fetch(`${base}/api/v1/series/list?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ fullTextSearch: String(options.search) }),
    })
  ).json(); // want: migrated
};
export const taken = async ({ library, text = '' } = {}) => {
  return (
    await fetch(`${base}/api/v1/series/list`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: { libraryId: { operator: 'is', value: String(library) } },
        fullTextSearch: text,
      }),
    })
  ).json(); // want: migrated
};

// A call leaves the parameter out.
async function found(search) {
  const query = new URLSearchParams({ size: '5' });
  return (
    await fetch(`${base}/api/v1/series/list?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ fullTextSearch: String(search) }),
    })
  ).json(); // want: migrated
}
export const all = () => found();
async function foundIn({ library, text = '' }) {
  const query = new URLSearchParams({ size: '5' });
  return (
    await fetch(`${base}/api/v1/series/list?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: { libraryId: { operator: 'is', value: String(library) } },
        fullTextSearch: text,
      }),
    })
  ).json(); // want: migrated
}
export const everywhere = () => foundIn({});
// No call leaves it out.
async function foundFor(search) {
  const query = new URLSearchParams({ size: '5' });
  return (
    await fetch(`${base}/api/v1/series/list?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ fullTextSearch: search }),
    })
  ).json(); // want: migrated
}
export const some = (text) => foundFor(text);
