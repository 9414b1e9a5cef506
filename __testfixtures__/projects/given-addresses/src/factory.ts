// A factory is called with the address; what it returns says the paths, and is where the requests are changed.
const createShelf = (root: string) => {
  const load = (path: string) => fetch(`${root}${path}`).then((response) => response.json());
  return {
    publishers: async (): Promise<string[]> => (await fetch(`${root}/publishers`)).json(), // want: migrated
    ended: (library: string) => load(`/series?library_id=${library}&status=ENDED`), // want: review wrapper-grown
  };
};
const shelf = createShelf(`${process.env.KOMGA_URL}/api/v1`);
export const both = async () => [await shelf.publishers(), await shelf.ended('comics')];
