// One of two stores, chosen by a word: a trial calls the function with the word that it is compared with.
interface Store {
  roles(): Promise<string[]>;
}
class Remote implements Store {
  constructor(private readonly get: (tail: string) => Promise<any>) {}
  roles() {
    return this.get(['authors', 'roles'].join('/'));
  }
}
class Memory implements Store {
  async roles() {
    return ['writer'];
  }
}
const remote = () => new Remote(async (tail) => (await fetch(`${process.env.KOMGA_URL}/api/v1/${tail}`)).json()); // want: manual open-end, manual path-not-followed
const storeOf = (kind: string): Store => (kind === 'remote' ? remote() : new Memory());

export const roles = async (kind: string) => (await storeOf(kind).roles()).length;
