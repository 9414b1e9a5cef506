import { Preferences } from '@capacitor/preferences';

/** Once: takes what the old shelf program on another machine has. */
export async function importShelf() {
  const { value } = await Preferences.get({ key: 'stapler' });
  const base = value ?? 'http://nas.local:9090';
  const books = await (await fetch(`${base}/api/v1/books?size=50`)).json(); // want: manual base-unknown
  const tags = await (await fetch(base + '/api/v1/tags')).json(); // want: manual base-unknown
  return [books.content, tags];
}
