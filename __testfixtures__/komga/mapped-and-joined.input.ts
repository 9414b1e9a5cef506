// fixture: profile=komga
// A list becomes one parameter for each item, which are joined with their mark or behind it.
const base = process.env.KOMGA_URL;

const load = async (path: string) => (await fetch(`${base}/api/v1${path}`)).json();

export const behind = (ids: string[]) =>
  load(`/series?size=10&${ids.map((id) => `library_id=${encodeURIComponent(id)}`).join('&')}`); // want: review wrapper-grown

export const first = (tags: string[]) => load(`/books?${tags.map((tag) => 'tag=' + tag).join('&')}&size=5&sort=name`); // want: migrated

export const only = (genres: { name: string }[]) => load(`/series?${genres.map((one) => `genre=${one.name}`).join('&')}`); // want: migrated

export function within(libraries: string[], title: string) {
  const ofLibraries = libraries.map((id) => `&library_id=${id}`).join('');
  return load(`/series?search=${encodeURIComponent(title)}&size=10${ofLibraries}`); // want: migrated
}
