// fixture: profile=komga
// A base that may already end in the version
declare const state: { retrieve(name: string): Promise<unknown> };

const getServer = async (): Promise<string> => ((await state.retrieve('url')) as string | null) ?? 'http://127.0.0.1:25600';
const getApi = async (): Promise<string> => {
  const server = (await getServer()).replace(/\/$/, '');
  return server.endsWith('/api/v1') ? server : `${server}/api/v1`;
};

export async function genres(): Promise<string[]> {
  const api = await getApi();
  return (await fetch(`${api}/genres`)).json(); // want: migrated
}

export async function series(search: string): Promise<{ id: string }[]> {
  const api = await getApi();
  const response = await fetch(`${api}/series?search=${encodeURIComponent(search)}`); // want: migrated
  return (await response.json()).content;
}

// A pattern, and a return of its own
const apiOf = async (): Promise<string> => {
  const server = (await state.retrieve('server')) as string;
  if (/\/api\/v1$/.test(server)) return server;
  return server + '/api/v1';
};
export async function tags(): Promise<string[]> {
  return (await fetch(`${await apiOf()}/tags`)).json(); // want: migrated
}

// What has the version keeps it, anything else gets another one
const elsewhere = async (): Promise<string> => {
  const server = (await state.retrieve('other')) as string;
  if (!server.endsWith('/api/v1')) return `${server}/api/v3`;
  return server;
};
export async function languages(): Promise<string[]> {
  return (await fetch(`${await elsewhere()}/languages`)).json(); // want: manual several-operations
}

// The test is about the end of another text
const unrelated = async (path: string): Promise<string> => {
  const server = (await state.retrieve('third')) as string;
  return path.endsWith('/api/v1') ? server : `${server}/api/v1`;
};
export async function publishers(path: string): Promise<string[]> {
  return (await fetch(`${await unrelated(path)}/publishers`)).json(); // want: manual
}
