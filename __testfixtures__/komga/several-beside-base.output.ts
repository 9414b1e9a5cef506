// fixture: profile=komga
// One call for several lists, of a client whose base holds the version: each path leaves the base

import ky from 'ky';
import { ofetch } from 'ofetch';

declare function useRuntimeConfig(): { komga: string };

function client() {
  const { komga } = useRuntimeConfig();
  return ofetch.create({ baseURL: `${komga}/api/v1` });
}

const api = ky.create({ prefixUrl: 'http://localhost:25600/api/v1' });

export async function facet(kind: string, library: string): Promise<string[]> {
  let path = '../v2/series/release-years';
  if (kind === 'genre') path = '../v2/genres';
  else if (kind === 'publisher') path = '../v2/publishers';
  // want: migrated, migrated, migrated
  const values = (
    await client()<{ content: string[] }>(path, { query: { library_id: library, unpaged: true } })
  ).content;
  return values.map((value) => value.trim());
}

export async function named(isGenre: boolean): Promise<number> {
  const names = (
    await api.get(isGenre ? '../v2/genres?unpaged=true' : '../v2/publishers?unpaged=true').json<{ content: string[] }>()
  ).content; // want: migrated, migrated
  return names.length;
}

// A list that stays in the first generation
export async function any(isLabel: boolean): Promise<unknown> {
  const path = isLabel ? '/sharing-labels' : '/collections';
  const found = await client()<string[]>(path); // want: manual several-operations
  return found;
}

// The path is also a key
export async function kept(isGenre: boolean, cache: Map<string, string[]>): Promise<string[]> {
  const path = isGenre ? '/genres' : '/languages';
  const known = cache.get(path);
  if (known !== undefined) return known;
  const found = await client()<string[]>(path); // want: manual shared-text, manual shared-text
  cache.set(path, found);
  return found;
}

// A base in parts
const joined = (...parts: string[]) => parts.map((part) => part.replace(/^\/+|\/+$/g, '')).join('/');
const inParts = ky.create({ prefixUrl: joined(useRuntimeConfig().komga, 'api', 'v1') });

export async function years(): Promise<number> {
  const found = (await inParts.get('../v2/series/release-years?unpaged=true').json<{ content: string[] }>()).content; // want: migrated
  return found.length;
}
