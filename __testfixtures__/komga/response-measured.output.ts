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
  const text = await (await fetch(`${server}/api/v2/sharing-labels?unpaged=true`)).text(); // want: migrated
  if (text.length === 0) return [];
  return JSON.parse(text, (_, value) => (typeof value === 'string' ? value.trim() : value)).content;
}
