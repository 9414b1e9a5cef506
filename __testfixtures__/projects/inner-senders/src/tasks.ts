type Task<A> = (signal?: AbortSignal) => Promise<A>;

export const reading =
  (server: string) =>
  <A>(path: string, decode: (input: unknown) => A): Task<A> =>
  async (signal) => {
    const response = await fetch(server + path, { signal: signal ?? null });
    return decode(await response.json());
  };

const isPage = (input: unknown) => input as { content: unknown[] };

export const tasks = (server: string) => {
  const read = reading(server);
  return {
    find: (text: string) => read(`/api/v1/series?search=${encodeURIComponent(text)}`, isPage), // want: review wrapper-grown
    latest: read('/api/v1/books/latest', isPage), // nope: a live list
  };
};
