const KOMGA = process.env.KOMGA_ADDRESS;

export type Route = `/api/v1/${string}`;
type Kind = 'series' | 'books';

/** Takes some paths only. */
export async function read(path: '/api/v1/genres' | '/api/v1/languages' | '/api/v1/collections'): Promise<any> {
  return (await fetch(`${KOMGA}${path}`)).json();
}

/** Takes paths of one version only. */
export async function load<P extends Route>(path: P): Promise<any> {
  return (await fetch(`${KOMGA}${path}`)).json();
}

/** Takes a part of a path. */
export async function count(kind: Kind, size = 0): Promise<number> {
  const page = await fetch(`${KOMGA}/api/v1/${kind}?size=${size}`).then((answer) => answer.json()); // want: migrated, migrated
  return page.totalElements;
}

export async function tagsOf(kind: 'book' | 'series'): Promise<string[]> {
  return (await fetch(`${KOMGA}/api/v1/tags/${kind}`)).json(); // want: manual one-of-a-type, manual one-of-a-type
}

/** Takes a part of a path, and says no more of it. */
export async function tagsFor(kind: string): Promise<string[]> {
  return (await fetch(`${KOMGA}/api/v1/tags/${kind}`)).json();
}

/** Takes both versions. */
export async function open(path: `/api/v1/${string}` | `/api/v2/${string}`): Promise<any> {
  return (await fetch(`${KOMGA}${path}`)).json();
}

/** Takes any path, of a few that an editor offers. */
export async function offered(path: '/api/v1/genres' | '/api/v1/tags' | (string & {})): Promise<any> {
  return (await fetch(`${KOMGA}${path}`)).json();
}

/** Takes names of lists only. */
export async function listOf(name: 'genres' | 'publishers' | 'languages'): Promise<string[]> {
  const response = await fetch(`${KOMGA}/api/v1/${name}`); // want: migrated, migrated, migrated
  return response.json();
}

/** Nothing in sight says which of them. */
export async function years(of: 'release-dates' | 'latest'): Promise<string[]> {
  return (await fetch(`${KOMGA}/api/v1/series/${of}`)).json(); // want: manual one-of-a-type
}
