interface Page<T> {
  content: T[];
}

export async function createContext(url: string) {
  const call = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const response = await fetch(`${url}/api/v1${path}`, { ...init, headers: { 'X-API-Key': 'key', ...init?.headers } });
    return response.json() as Promise<T>;
  };
  return { komga: { call }, other: { call: (path: string) => fetch(`https://books.example.com${path}`) } };
}

export type Context = Awaited<ReturnType<typeof createContext>>;

// A part of a typed parameter
export const recent = ({ komga }: Context) => komga.call<Page<object>>('/books?sort=createdDate,desc&size=12'); // want: migrated
export const unread = ({ komga: { call } }: Context, library: string) =>
  call<Page<object>>(`/series?read_status=UNREAD&library_id=${library}`); // want: migrated
export const others = ({ other }: Context) => other.call('/api/v1/series'); // mention
