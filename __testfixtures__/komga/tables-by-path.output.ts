// fixture: profile=komga
const root = 'https://komga.example.com';

// A map that is made with what it holds is no store of responses.
const labels = new Map([
  ['/api/v1/genres', 'Genres'], // mention
  ['/api/v1/tags', 'Tags'], // mention
]);
const labelled = async (path: string) => ({ label: labels.get(path), list: await (await fetch(root + path)).json() });
export const genres = async () => (await labelled('/api/v1/genres')).list.length; // want: manual url-read

// Nor is a table that is written in place.
const told = (key: string) => ({ tags: 'No tags', genres: 'No genres' } as Record<string, string>)[key] ?? key;
const orMessage = async (path: string) => {
  const response = await fetch(root + path);
  return response.ok ? response.json() : told(path.split('/').pop() as string);
};
export const tags = () => orMessage('/api/v1/tags'); // want: manual url-read

// One that starts empty is a store.
const kept = new Map<string, Promise<string[]>>();
const once = (path: string) => {
  const known = kept.get(path) ?? fetch(root + path).then((response) => response.json());
  kept.set(path, known);
  return known;
};
export const languages = async () => (await once('/api/v2/languages?unpaged=true') as unknown as { content: string[] }).content.length; // want: migrated
