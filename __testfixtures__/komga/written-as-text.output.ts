// fixture: profile=komga
// An object that writes itself as a URL.
class Path {
  constructor(private readonly parts: readonly string[]) {}

  with(...more: string[]) {
    return new Path([...this.parts, ...more]);
  }

  toString() {
    return `https://komga.example.com/${this.parts.join('/')}`;
  }
}

const api = new Path(['api', 'v1']);

export const genres = async () => (await (await fetch(`${api.with('genres')}`)).json()).length; // want: manual not-proved
export const tags = async () => (await (await fetch(String(api.with('tags')))).json()).length; // want: manual not-proved
export const libraries = () => fetch(`${api.with('libraries')}`); // nope: not deprecated

class Address {
  constructor(private readonly kind: string) {}

  toString() {
    return `/api/v2/${this.kind}`;
  }
}

export const languages = async () => (await (await fetch(process.env.KOMGA_URL + new Address('languages?unpaged=true'))).json()).content.length; // want: migrated

const publishers = { toString: () => 'https://komga.example.com/api/v2/publishers?unpaged=true' };
export const allPublishers = async () => (await (await fetch(`${publishers}`)).json()).content.length; // want: migrated

// One that only writes a query keeps its name.
class Query {
  readonly #pairs: string[] = [];

  add(name: string, value: string) {
    this.#pairs.push(`${name}=${value}`);
    return this;
  }

  toString() {
    return this.#pairs.join('&');
  }
}

export const inLibrary = (id: string) => fetch(`https://komga.example.com/api/v1/genres?${new Query().add('library_id', id)}`); // want: manual response-returned
