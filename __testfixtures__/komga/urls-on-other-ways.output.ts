// fixture: profile=komga
import { createHash } from 'node:crypto';

const root = 'https://komga.example.com';

// A table has something for the old path; it is no store.
const states: Record<string, string> = { '/api/v1/genres': 'loading', '/api/v1/libraries': 'reading' }; // mention
const seen: string[] = [];
const enter = (state: string) => void seen.push(state);
async function stated(path: string) {
  enter(states[path] ?? 'idle');
  return (await fetch(root + path)).json();
}
export const genres = () => stated('/api/v1/genres'); // want: manual url-read
// Another path has no entry, before and after.
export const tags = () => stated('/api/v2/tags?unpaged=true').then((page) => page.content); // want: migrated

// An object that is filled later is a store.
const kept: Record<string, Promise<string[]>> = { none: Promise.resolve([]) };
async function list(path: string): Promise<string[]> {
  kept[path] ??= fetch(root + path).then((response) => response.json()).then((page) => page.content);
  return kept[path];
}
export const publishers = () => list('/api/v2/publishers?unpaged=true'); // want: migrated

// A header has a digest of the path.
const digest = (path: string) => createHash('sha1').update(path).digest('hex');
async function signed(path: string) {
  const key = digest(path);
  return (await fetch(root + path, { headers: { 'x-digest': key } })).json();
}
export const languages = () => signed('/api/v2/languages?unpaged=true').then((page) => page.content); // want: review used-beside

// A listener adds to the query of what it is told.
class Sending extends Event {
  constructor(readonly detail: { url: URL }) {
    super('sending');
  }
}
class Client extends EventTarget {
  async page(size: number) {
    const url = new URL('/api/v1/series', root);
    url.searchParams.set('size', String(size));
    return this.send(url); // want: manual hook
  }
  private async send(url: URL) {
    const event = new Sending({ url });
    this.dispatchEvent(event);
    return (await fetch(event.detail.url)).json();
  }
}
export const client = new Client();
client.addEventListener('sending', (event: any) => {
  const { url } = event.detail;
  if (!url.searchParams.has('library_id')) url.searchParams.set('library_id', 'L2');
});
