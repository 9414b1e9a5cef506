// fixture: profile=komga
interface Context {
  base: string;
  send: typeof fetch;
}

// A member of the options is `fetch` by its type
export function createLists({ base, send }: Context) {
  const values = async (name: string): Promise<string[]> => (await send(`${base}/api/v1/${name}`)).json();
  return {
    genres: () => values('genres'), // want: review wrapper-grown
    tags: async () => (await values('tags')).length, // want: migrated
  };
}
export async function publishers({ base, fetch: load }: { base: string; fetch: typeof fetch }): Promise<string[]> {
  return (await load(`${base}/api/v1/publishers`)).json(); // want: migrated
}

// What its type does not tell is left
export function createOthers({ base, ask }: { base: string; ask: (url: string) => Promise<Response> }) {
  const values = async (name: string): Promise<string[]> => (await ask(`${base}/api/v1/${name}`)).json(); // want: manual path-not-followed
  return { labels: () => values('sharing-labels') };
}
