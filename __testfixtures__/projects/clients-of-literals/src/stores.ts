// Two literals may be the store.
interface Store {
  get(path: string): Promise<string[]>;
}
export const remote: Store = { get: async (path) => (await fetch(process.env.KOMGA_URL + path)).json() };
export const local = (): Store => ({ get: async () => [] });

export const genres = (store: Store) => store.get('/api/v1/genres'); // want: review
