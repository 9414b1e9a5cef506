// A mixin passes on what it is called with.
type Made<T = object> = new (...given: any[]) => T;

class Http {
  async get(path: string): Promise<any> {
    return (await fetch(process.env.KOMGA_URL + path)).json();
  }
}

const counted = <Base extends Made<Http>>(base: Base) =>
  class extends base {
    count = 0;
    override async get(path: string) {
      this.count++;
      return super.get(path);
    }
  };

export class Facets extends counted(Http) {
  async genres(): Promise<string[]> {
    return this.get('/api/v1/genres'); // want: migrated
  }
}

// One that keeps the responses by their paths
const kept = <Base extends Made<Http>>(base: Base) =>
  class extends base {
    all = new Map<string, any>();
    override async get(path: string) {
      const known = this.all.get(path);
      if (known) return known;
      const found = await super.get(path);
      this.all.set(path, found);
      return found;
    }
  };

export class Shelf extends kept(Http) {
  ended = () => this.get('/api/v1/series?status=ENDED'); // want: review wrapper-grown
}
