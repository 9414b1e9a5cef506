// fixture: profile=komga
async function* each(path: string) {
  const values = await (await fetch(process.env.BASE_URL + path)).json();
  for (const value of values) yield value;
}

export async function count() {
  let n = 0;
  for await (const _ of each('/api/v1/genres')) n++; // want: manual result-unknown
  return n;
}

async function list(path: string) {
  const data = await (await fetch(process.env.BASE_URL + path)).json();
  return { data, meta: { n: data.length } };
}

export async function labels() {
  const { data, meta } = await list('/api/v1/sharing-labels'); // want: manual response-read-by-function
  return [data.length, meta.n];
}

// Other lists are no pages.
export const libraries = () => each('/api/v1/libraries'); // nope: not deprecated
export const collections = () => list('/api/v1/libraries?all=true'); // nope: not deprecated
