// fixture: profile=komga
interface Shelf {
  id: string;
  name: string;
}

type Query = Record<string, string | undefined>;

export class Catalogue {
  constructor(private readonly server: string) {}

  async get<T>(path: string, query: Query = {}): Promise<T> {
    const url = new URL(`${this.server}${path}`);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
    const found = await fetch(url);
    if (!found.ok) throw new Error(`HTTP ${found.status}`);
    return (await found.json()) as T;
  }

  async shelfNamed(name: string): Promise<Shelf> {
    const all = await this.get<Shelf[]>('/api/v1/libraries');
    const one = all.find((shelf) => shelf.name === name);
    if (!one) throw new Error(`no shelf ${name}`);
    return one;
  }
}

export async function words(catalogue: Catalogue, shelf?: string): Promise<string[]> {
  const query: Query = shelf ? { library_id: (await catalogue.shelfNamed(shelf)).id } : {};
  return catalogue.get<string[]>('/api/v1/genres', query); // want: migrated
}

export async function spoken(catalogue: Catalogue, shelf: string): Promise<string[]> {
  return catalogue.get<string[]>('/api/v1/languages', { library_id: (await catalogue.shelfNamed(shelf)).id }); // want: migrated
}
