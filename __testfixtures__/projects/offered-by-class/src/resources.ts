// A class offers `update` for all of its subclasses, though the service has no such request for some: it is the service all the same.
const root = process.env.ROOT;

abstract class Resource<L> {
  protected abstract readonly name: string;

  protected get address() {
    return `${root}/api/v1/${this.name}`;
  }

  async list(): Promise<L> {
    return (await fetch(this.address)).json() as Promise<L>; // want: manual several-operations, manual several-operations
  }

  async update(id: string, body: object) {
    const headers = { 'Content-Type': 'application/json' };
    return fetch(`${this.address}/${id}`, { method: 'PUT', headers, body: JSON.stringify(body) });
  }
}

export class Books extends Resource<{ content: unknown[] }> {
  protected readonly name = 'books';
}

export class Genres extends Resource<string[]> {
  protected readonly name = 'genres';
}
