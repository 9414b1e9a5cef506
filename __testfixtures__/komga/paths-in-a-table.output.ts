// fixture: profile=komga
// Paths in a table, of which a name chooses one
import { ofetch } from 'ofetch';

const base = useRuntimeConfig().komga;
const absolute = (path: string) => (/^https?:/i.test(path) ? path : `${base}/api/${path.startsWith('/') ? path.slice(1) : path}`);

async function api<T>(path: string, query?: Record<string, string>): Promise<T> {
  return await ofetch<T>(absolute(path), { retry: 2, query });
}

const facets = {
  genres: 'v2/genres',
  tags: 'v2/tags?include=SERIES',
  languages: 'v2/languages',
} as const;

type Facet = keyof typeof facets;

export function isFacet(name: string): name is Facet {
  return name in facets;
}

export async function load(): Promise<string[][]> {
  const names = Object.keys(facets) as Facet[];
  return Promise.all(names.map((name) => api<{ content: string[] }>(facets[name], { unpaged: 'true' })
    .then((page) => page.content))); // want: migrated, migrated, migrated
}

// Other code reads the paths
const shown = { labels: 'v1/sharing-labels', publishers: 'v1/publishers' } as const;

export async function list(name: keyof typeof shown): Promise<string[]> {
  return api<string[]>(shown[name]); // want: manual shared-text, manual shared-text
}

export const paths = Object.values(shown);

// One of the URLs is whole, so that the test is true for it alone. The function reads no page: the call above gets none.
const mixed = { roles: 'v2/authors/roles', all: 'https://komga.example.org/api/v2/tags' };

export async function either(name: keyof typeof mixed): Promise<string[]> {
  return (await api<{ content: string[] }>(mixed[name], { unpaged: 'true' })).content; // want: migrated, migrated
}
