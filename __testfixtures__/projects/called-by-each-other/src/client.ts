const base = process.env.KOMGA_URL;

// Two functions that call each other.
async function load(path: string, deep = 1): Promise<any> {
  if (deep === 0) return again(path);
  const response = await fetch(`${base}/api/v1/${path}`);
  return response.json();
}

async function again(path: string): Promise<any> {
  return path === '' ? load('libraries') : load(path, 1);
}

export const genres = () => load('genres', 0); // want: manual result-unknown
export const tags = () => again('tags'); // want: review wrapper-grown
