// A method is replaced by a function that a program may call later: before that, the old path is requested.
class Shelf {
  path(kind: string) {
    return `${process.env.KOMGA_URL}/api/v1/${kind}`;
  }
  async load(kind: string): Promise<string[]> {
    return (await fetch(this.path(kind))).json(); // want: manual path-not-followed
  }
}

const shelf = new Shelf();

export function useNewest() {
  Object.assign(shelf, { path: (kind: string) => `${process.env.KOMGA_URL}/api/v2/${kind}?unpaged=true` });
}

export const genres = async () => (await shelf.load('genres')).length;
