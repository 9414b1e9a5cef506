// fixture: profile=komga
const server = 'https://komga.example.com';

// The size of the text, and what else is read of a page, is not that of a list.
const sizes: Record<string, number> = {};
export async function measured(): Promise<string[]> {
  const response = await fetch(`${server}/api/v1/genres`); // want: manual not-followed
  const text = await response.text();
  sizes.genres = text.length;
  return JSON.parse(text);
}

async function load(name: string, path: string) {
  const text = await (await fetch(server + path)).text();
  sizes[name] = text.length;
  return JSON.parse(text);
}
export const loaded = async () => (await load('tags', '/api/v1/tags')).length; // want: manual response-read-by-function
export const shown = () => sizes;

const starts: boolean[] = [];
async function noted(response: Response) {
  starts.push((await response.clone().text()).startsWith('['));
  return response;
}
export const languages = async (): Promise<string[]> =>
  fetch(`${server}/api/v1/languages`).then(noted).then((response) => response.json()); // want: manual named-callback

export async function revived(): Promise<string[]> {
  const text = await (await fetch(`${server}/api/v1/publishers`)).text(); // want: manual not-followed
  return JSON.parse(text, (key, value) => (key === '' ? value : String(value).trim()));
}

// A test of the size, a copy for a log and a function for strings alone do no harm.
export async function tested(): Promise<string[]> {
  const text = await (await fetch(`${server}/api/v1/sharing-labels`)).text(); // want: migrated
  if (text.length === 0) return [];
  return JSON.parse(text, (_, value) => (typeof value === 'string' ? value.trim() : value));
}

// What only changes fields with a name leaves a list of texts alone.
const isoDate = /^\d{4}-\d\d-\d\dT/;
const dated = async (path: string): Promise<any> =>
  JSON.parse(await (await fetch(path)).text(), (key, value) => {
    if (typeof value === 'string' && isoDate.test(value)) return new Date(value);
    return value;
  });
export const labels = async () => (await dated('/api/v1/sharing-labels')).length; // want: migrated
const created = async (path: string): Promise<any> =>
  JSON.parse(await (await fetch(path)).text(), (key, value) => (key === 'created' ? new Date(value) : value));
export const tagCount = async () => (await created('/api/v1/tags')).length; // want: migrated

// What changes the list itself is told.
const held = async (path: string): Promise<any> =>
  JSON.parse(await (await fetch(path)).text(), (_, value) => (Array.isArray(value) ? { items: value } : value));
export const held2 = async () => (await held('/api/v1/publishers')).items.length; // want: manual result-unknown
