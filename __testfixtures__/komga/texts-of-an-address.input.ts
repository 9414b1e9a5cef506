// fixture: profile=komga
// What `URLSearchParams` gives is a text or null.
const komga = 'http://komga.local:25600/api/v1';

interface Series {
  metadata: { publisher: string };
}

export async function shelf(url: URL) {
  const tag = url.searchParams.get('tag');
  const genre = url.searchParams.get('genre') ?? 'Action';
  const query = new URLSearchParams({ genre, size: '20' });
  if (tag) query.set('tag', tag);
  const response = await fetch(`${komga}/series?${query}`); // want: migrated
  return response.json();
}

export async function tagged(search: string) {
  const given = new URLSearchParams(search);
  const label = given.get('label');
  const response = await fetch(`${komga}/series?size=9${label ? `&sharing_label=${encodeURIComponent(label)}` : ''}`); // want: migrated
  return response.json();
}

// A publisher that the service gave is one, whatever commas are in its name.
export async function more(series: Series) {
  const { publisher } = series.metadata;
  const name = encodeURIComponent(series.metadata.publisher);
  const all = await fetch(`${komga}/series?publisher=${name}&size=9`); // want: review lone-comma
  return [publisher, await all.json()];
}

// A test around the call says that a text is there.
export const chosen = async (url: URL) => {
  const tag = url.searchParams.get('tag');
  return tag ? await fetch(`${komga}/books?tag=${encodeURIComponent(tag)}&size=8`) : undefined; // want: migrated
};

export async function ofLibrary(library: string | undefined, tag?: string) {
  if (!library || !tag) return [];
  const response = await fetch(`${komga}/books?library_id=${library}&tag=${encodeURIComponent(tag)}&size=7`); // want: migrated
  return response.json();
}

// Another call of the function may come without one.
export async function again(tag?: string | null) {
  if (tag === undefined) console.log('all books');
  const response = await fetch(`${komga}/books?tag=${encodeURIComponent(String(tag))}&size=6`); // want: migrated
  return response.json();
}
