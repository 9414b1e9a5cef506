import ky from 'ky';

const api = new URL('/api/v1/', process.env.KOMGA_URL);

async function read<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const url = new URL(path, api);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return (await fetch(url)).json() as Promise<T>;
}

export const tags = () => read<string[]>('tags/book'); // want: migrated
export const direct = async () => (await fetch(new URL('genres', api))).json(); // want: migrated

const client = ky.create({ prefixUrl: `${window.location.search || ''}/api/v1` });
export const publishers = () => client('publishers').json<string[]>(); // want: migrated

// Nobody takes the folder above out of this one
const root = `${process.env.KOMGA_URL}/api/v1`;
const plain = async (path: string) => (await fetch(root + path)).json();
export const languages = () => plain('/languages'); // want: review
