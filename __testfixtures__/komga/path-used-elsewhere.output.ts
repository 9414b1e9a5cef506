// fixture: profile=komga
const server = 'https://komga.example.com';

// An event with the path, which other code waits for
const listeners: Record<string, ((list: string[]) => void)[]> = {};
const bus = {
  on: (event: string, listener: (list: string[]) => void) => (listeners[event] ??= []).push(listener),
  emit: (event: string, list: string[]) => listeners[event]?.forEach((one) => one(list)),
};
let count = 0;
bus.on('/api/v1/genres', (list) => (count = list.length)); // mention
const told = async (path: string): Promise<string[]> => {
  const list = await (await fetch(server + path)).json();
  bus.emit(path, list);
  return list;
};
export const genres = async () => [(await told('/api/v1/genres')).length, count]; // want: manual url-read
export const tags = async () => (await told('/api/v2/tags?unpaged=true') as unknown as { content: string[] }).content.length; // want: migrated

// A table by the path
const patience: Record<string, number> = { '/api/v1/languages': 1000 }; // mention
const patient = async (path: string): Promise<string[]> =>
  (await fetch(server + path, { signal: AbortSignal.timeout(patience[path] ?? 100) })).json();
export const languages = async () => (await patient('/api/v1/languages')).length; // want: manual url-read

// The last path, which is compared
let last = '';
const noted = async (path: string): Promise<string[]> => {
  last = path;
  return (await fetch(server + path)).json();
};
export const publishers = async () => (await noted('/api/v1/publishers')).length; // want: manual url-read
export const isLast = () => last === '/api/v1/publishers'; // mention
export const labels = async () => (await noted('/api/v2/sharing-labels?unpaged=true') as unknown as { content: string[] }).content.length; // want: migrated
