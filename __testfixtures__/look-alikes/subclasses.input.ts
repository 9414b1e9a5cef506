// fixture: profile=komga
// Two services behind one base class

abstract class Client {
  constructor(private readonly root: string) {}

  protected async load<T>(path: string): Promise<T> {
    const response = await fetch(`${this.root}${path}`);
    return response.json();
  }
}

export class KomgaClient extends Client {
  labels = () => this.load<string[]>('/api/v1/sharing-labels').then((labels) => labels.length); // want: migrated
  series = () => this.load<object>('/api/v1/series'); // want: manual no-slot
}

export class ShelfServer extends Client {
  series = () => this.load<object>('/api/v1/series'); // want: manual base-unknown
}

// Its name says only what it requests
export class GenresApi extends Client {
  genres = () => this.load<string[]>('/api/v1/genres').then((genres) => genres.length); // want: migrated
}
