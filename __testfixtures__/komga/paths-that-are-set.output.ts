// fixture: profile=komga
/** What an address is made of is another text once a part of the address is set. */
export async function appended(base: string) {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/\/$/, '') + '/api/v1/genres';
  const response = await fetch(url); // want: manual
  return response.json();
}

interface Settings {
  base: string;
}

export async function reset(settings: Settings) {
  const address = settings.base;
  settings.base = 'https://mirror.example';
  const response = await fetch(`${address}/api/v2/genres?unpaged=true`); // want: migrated
  return (await response.json()).content;
}

export class Client {
  constructor(private readonly settings: Settings) {
    this.base = settings.base.replace(/\/$/, '');
  }

  private base: string;

  async genres() {
    const url = this.base + '/api/v2/genres?unpaged=true';
    const response = await fetch(url); // want: migrated
    return (await response.json()).content;
  }
}

/** What one call chain sets says nothing of the others. */
class Kinds {
  constructor(private readonly root = process.env.KOMGA_URL + '/api/v1', private kind = 'genres') {}

  of(kind: string): this {
    this.kind = kind;
    return this;
  }

  ask() {
    return fetch(`${this.root}/${this.kind}`); // want: manual open-end
  }
}

export const asked = () => new Kinds().ask();
export const live = () => new Kinds().of('libraries').ask();
