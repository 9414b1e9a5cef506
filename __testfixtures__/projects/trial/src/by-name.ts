// A client that makes the path of the name that is read.
const shelf = new Proxy({} as Record<string, (query?: string) => Promise<unknown[]>>, {
  get:
    (_, name: string) =>
    async (query = '') =>
      (await fetch(`${process.env.KOMGA_URL}/api/v1/${name}${query}`)).json(), // want: manual path-not-followed
});

export const publishers = async () => (await shelf.publishers()).length;
