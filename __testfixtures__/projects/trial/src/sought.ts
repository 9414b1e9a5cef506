// Paths of a table that the code fills itself: a trial calls the function with a key that is in the table.
class Shelf {
  static all: Record<string, Shelf> = {};
  constructor(
    readonly key: string,
    private readonly tail: string,
  ) {
    Shelf.all[key] = this;
  }
  get href() {
    return `${process.env.KOMGA_URL}/api/v1/${this.tail}`;
  }
}
new Shelf('labels', 'sharing-labels');

export const load = async (key: string) => (await fetch(Shelf.all[key]!.href)).json(); // want: manual path-not-followed
