type Fetch = typeof fetch;

export function createKomga(fetch: Fetch) {
  const get = async <T>(path: string): Promise<T> => (await fetch(`${process.env.KOMGA_URL}/api/v1/${path}`)).json();
  return {
    languages: () => get<string[]>('languages'), // want: review wrapper-grown
    book: (id: string) => get<unknown>(`books/${id}`), // nope: a live path
  };
}

export const load = ({ fetch }: { fetch: Fetch }) => createKomga(fetch).languages();
