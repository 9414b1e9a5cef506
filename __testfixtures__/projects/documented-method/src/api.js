const root = process.env.KOMGA_URL + '/api/v1';
const seen = new Map();

/**
 * GET something below the root of the API.
 * The disk sleeps, so the first request may fail.
 *
 * @param {string} path with a slash at the start
 */
export async function get(path, { tries = 3 } = {}) {
  for (let i = 1; ; i++) {
    try {
      const response = await fetch(root + path, { headers: { Accept: 'application/json' } });
      if (!response.ok) throw new Error(`${response.status} for ${path}`);
      return await response.json();
    } catch (error) {
      if (i === tries) throw error;
      console.warn('again', path);
    }
  }
}

// Always a GET,
// and never twice at a time.
export const once = (path) => {
  if (!seen.has(path)) seen.set(path, fetch(root + path).then((response) => response.json()));
  const result = seen.get(path);
  result.finally(() => seen.delete(path));
  console.debug('waiting for', seen.size);
  return result;
};

export class Api {
  /** Reads with a GET. */
  async read(path) {
    const response = await fetch(`${root}${path}`);
    if (response.status === 401) throw new Error('log in first');
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(response.statusText);
    const type = response.headers.get('content-type') ?? '';
    if (!type.includes('json')) throw new Error(`not JSON but ${type}`);
    const text = await response.text();
    console.debug(path, text.length);
    return JSON.parse(text);
  }

  /** GET with a query, POST elsewhere. */
  async both(path) {
    const response = await fetch(`${root}${path}`);
    if (response.status === 401) throw new Error('log in first');
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(response.statusText);
    const type = response.headers.get('content-type') ?? '';
    if (!type.includes('json')) throw new Error(`not JSON but ${type}`);
    const text = await response.text();
    console.debug(path, text.length);
    return JSON.parse(text);
  }
}
