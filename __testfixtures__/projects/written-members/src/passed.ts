// Functions that receive an address change its query or its path.
const base = process.env.KOMGA_URL;

const steps = [(url: URL) => url.searchParams.set('library_id', '1')];
export async function inSteps() {
  const url = new URL('/api/v1/series', base);
  for (const step of steps) step(url); // want: manual path-not-followed
  return (await fetch(url)).json();
}

export async function byCallback(change: (url: URL) => void) {
  const url = new URL('/api/v1/series', base);
  change(url);
  return (await fetch(url)).json(); // want: manual path-not-followed
}

function scope(url: URL) {
  url.pathname += '/latest';
}
export async function moved() {
  const url = new URL('/api/v1/series', base);
  scope(url);
  return (await fetch(url)).json(); // want: manual path-not-followed
}

// These only read it
const shown = (url: URL) => url.href.length;
export async function read(): Promise<string[]> {
  const url = new URL('/api/v1/genres', base);
  console.log(shown(url), String(url));
  return (await fetch(url)).json(); // want: migrated
}
