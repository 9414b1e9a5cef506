interface Reads {
  read<T>(path: string, timeout?: number): Promise<T>;
}

/** A parameter more would stand where its interface has the timeout. */
class Placed implements Reads {
  async read<T>(path: string): Promise<T> {
    return (await fetch(process.env.KOMGA_URL + path)).json();
  }
}

abstract class Base {
  protected load(path: string, kind: string): Promise<any> {
    return fetch(`${process.env.KOMGA_URL}${path}?kind=${kind}`).then((response) => response.json());
  }
}

class Overriding extends Base {
  protected override load(path: string): Promise<any> {
    return fetch(process.env.KOMGA_URL + path).then((response) => response.json());
  }
  books = () => this.load('/api/v1/books'); // want: manual no-slot
}

export const series = () => new Placed().read<{ content: object[] }>('/api/v1/series'); // want: manual no-slot
export const shelf = new Overriding();
