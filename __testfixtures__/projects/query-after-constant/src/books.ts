import { PATHS } from './paths';

const server = process.env.KOMGA_URL ?? 'http://localhost:25600';

export async function finished() {
  const query = new URLSearchParams({ read_status: 'READ', sort: 'readProgress.readDate,desc' });
  return (await fetch(`${server}${PATHS.books}?${query}`)).json(); // want: migrated
}

export async function found(search: string, libraryId?: string) {
  const query = new URLSearchParams({ search, size: '20' });
  if (libraryId) query.set('library_id', libraryId);
  return (await fetch(`${server}${PATHS.series}?${query}`)).json(); // want: migrated
}

export async function onDeck(libraryId: string) {
  const query = new URLSearchParams({ library_id: libraryId });
  return (await fetch(`${server}${PATHS.onDeck}?${query}`)).json(); // nope: live
}

/** The query is part of an object that is sent whole. */
export async function whole() {
  const url = new URL(PATHS.books, server);
  url.searchParams.set('size', '5');
  return (await fetch(url)).json(); // want: manual url-not-editable
}
