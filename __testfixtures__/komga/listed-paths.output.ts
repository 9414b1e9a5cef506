// fixture: profile=komga
const base = process.env.BASE_URL;

// Each entry of the list is deprecated, and becomes the same. The list itself is also shown, so it stays as it is.
const lists = ['genres', 'publishers', 'sharing-labels'] as const;
export const facets = async (library: string) => {
  const rows = lists.map(async (name) => {
    const response = await fetch(`${base}/api/v2/${name}?library_id=${encodeURIComponent(library)}&unpaged=true`); // want: migrated, migrated, migrated
    const values: string[] = (await response.json()).content;
    return [name, values] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
};

export async function counts(text: string) {
  const found: number[] = [];
  for (const { path } of [{ path: '/series' }, { path: '/books' }]) {
    const page = await fetch(`${base}/api/v1${path}/list?size=1`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ fullTextSearch: text }),
    }); // want: migrated, migrated
    found.push((await page.json()).totalElements);
  }
  return found;
}

// One of them stays as it is
export const sizes = () => ['genres', 'libraries'].map((name) => fetch(`${base}/api/v1/${name}`)); // want: manual one-of-a-list
// They become different requests
export const both = () => ['series', 'genres'].map((name) => fetch(`${base}/api/v1/${name}`)); // want: manual several-operations, manual several-operations
