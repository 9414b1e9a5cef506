// fixture: profile=komga
const base = process.env.BASE_URL;

// Each entry of the list is deprecated, and becomes the same. The list itself is also shown, so it stays as it is.
const lists = ['genres', 'publishers', 'sharing-labels'] as const;
export const facets = async (library: string) => {
  const rows = lists.map(async (name) => {
    const response = await fetch(`${base}/api/v1/${name}?library_id=${encodeURIComponent(library)}`); // want: migrated, migrated, migrated
    const values: string[] = await response.json();
    return [name, values] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
};

export async function counts(text: string) {
  const found: number[] = [];
  for (const { path } of [{ path: '/series' }, { path: '/books' }]) {
    const page = await fetch(`${base}/api/v1${path}?search=${encodeURIComponent(text)}&size=1`); // want: migrated, migrated
    found.push((await page.json()).totalElements);
  }
  return found;
}

// One of them stays as it is
export const sizes = () => ['genres', 'libraries'].map((name) => fetch(`${base}/api/v1/${name}`)); // want: manual one-of-a-list
// They become different requests
export const both = () => ['series', 'genres'].map((name) => fetch(`${base}/api/v1/${name}`)); // want: manual several-operations, manual several-operations

// Whole paths that nothing else reads are changed in the list
const paths = ['/api/v1/languages', '/api/v1/series/release-dates'];
export const lengths = () =>
  Promise.all(paths.map(async (path) => (await (await fetch(base + path)).json()).length)); // want: migrated, migrated

// These are also shown
const shown = ['/api/v1/genres', '/api/v1/authors/roles'];
export const label = shown.join(', ');
export const values = () => Promise.all(shown.map(async (path) => (await (await fetch(base + path)).json()).length)); // want: manual one-of-a-list, manual one-of-a-list
export const named = () =>
  ['/api/v1/languages', '/api/v1/authors/names'].map(async (path) => [path, (await (await fetch(base + path)).json()).length]); // want: manual one-of-a-list, manual one-of-a-list
