// fixture: profile=komga
// The wrappers say that they return lists, so a type argument cannot name a page.
const root = 'https://komga.example.com';

async function request<T>(path: string): Promise<T> {
  const response = await fetch(root + path);
  return response.json() as Promise<T>;
}

async function list<T>(path: string): Promise<T[]> {
  return request(path);
}

function passed<T>(path: string) {
  return request<readonly T[]>(path);
}

export interface Lists {
  all<T>(path: string): Promise<Array<T>>;
  names(path: string): Promise<string[]>;
}

export async function labels(lists: Lists): Promise<string[]> {
  const genres = await list<string>('/api/v1/genres'); // want: migrated
  const tags = await passed<'new' | 'old'>('/api/v1/tags'); // want: migrated
  const languages = await lists.all<string>('/api/v1/languages'); // want: review
  const publishers = await lists.names('/api/v1/publishers'); // want: review
  const ages = await request<string[]>('/api/v1/age-ratings'); // want: review
  return [...genres, ...tags, ...languages, ...publishers, ...ages];
}

export const sharing = (): Promise<string[]> => list('/api/v1/sharing-labels'); // want: migrated
export const libraries = () => list('/api/v1/libraries'); // nope: not deprecated
