// fixture: profile=komga
const base = process.env.KOMGA_URL;

// What a function keeps of a list is read by other code: the function reads the page for all of its calls.
let latest: string[] = [];
async function load(path: string) {
  const response = await fetch(`${base}/${path}`);
  latest = await response.json();
  return latest;
}
// want: migrated
export const genres = () => load('api/v1/genres');
export const count = () => latest.length;

// Here nobody else reads it.
let unread: string[] = [];
async function loadAlone(path: string) {
  const response = await fetch(`${base}/${path}`);
  unread = await response.json();
  return unread;
}
// want: migrated
export const languages = () => loadAlone('api/v1/languages');
export const forget = () => {
  unread = [];
};

// A call that is not known gets something else from the function.
const seen: { path: string; body: any }[] = [];
async function loadAny(path: string) {
  const response = await fetch(`${base}/${path}`);
  const body = await response.json();
  seen.push({ path, body });
  return body;
}
// want: manual response-read-by-function
export const tags = () => loadAny('api/v1/tags');
export const libraries = () => loadAny('api/v1/libraries');
export const all = () => seen.flatMap(({ body }) => body);

// A field that other files can read.
export class Store {
  publishers: string[] = [];
  async #get(path: string) {
    const response = await fetch(`${base}/${path}`);
    const body = await response.json();
    this.publishers = body;
    return body;
  }
  // want: migrated
  load = () => this.#get('api/v1/publishers');
  first = () => this.publishers[0];
}

// A whole response that is kept shows its status only.
let last: Response | undefined;
async function loadLast(path: string) {
  const response = await fetch(`${base}/${path}`);
  last = response;
  return response.json();
}
// want: migrated
export const labels = () => loadLast('api/v1/sharing-labels');
export const status = () => last?.status;
