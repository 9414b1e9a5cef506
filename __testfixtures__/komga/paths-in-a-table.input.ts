// fixture: profile=komga
// Paths in a table, of which a name chooses one
import { ofetch } from 'ofetch';

const base = useRuntimeConfig().komga;
const absolute = (path: string) => (/^https?:/i.test(path) ? path : `${base}/api/${path.startsWith('/') ? path.slice(1) : path}`);

async function api<T>(path: string, query?: Record<string, string>): Promise<T> {
  return await ofetch<T>(absolute(path), { retry: 2, query });
}

const facets = {
  genres: 'v1/genres',
  tags: 'v1/tags/series',
  languages: 'v1/languages',
} as const;

type Facet = keyof typeof facets;

export function isFacet(name: string): name is Facet {
  return name in facets;
}

export async function load(): Promise<string[][]> {
  const names = Object.keys(facets) as Facet[];
  return Promise.all(names.map((name) => api<string[]>(facets[name]))); // want: migrated, migrated, migrated
}

// Other code reads the paths
const shown = { labels: 'v1/sharing-labels', publishers: 'v1/publishers' } as const;

export async function list(name: keyof typeof shown): Promise<string[]> {
  return api<string[]>(shown[name]); // want: manual shared-text, manual shared-text
}

export const paths = Object.values(shown);

// One of the URLs is whole, so that the test is true for it alone. The function reads no page: the call above gets none.
const mixed = { roles: 'v1/authors/roles', all: 'https://komga.example.org/api/v1/tags' };

export async function either(name: keyof typeof mixed): Promise<string[]> {
  return api<string[]>(mixed[name]); // want: migrated, migrated
}
