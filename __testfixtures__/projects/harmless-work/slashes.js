const server = process.env.KOMGA_URL;

export async function komga(path, init = {}) {
  const url = /^https?:/.test(path) ? path : server + (path.startsWith('/') ? '' : '/') + path;
  console.debug('komga', init.method ?? 'GET', url);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), 10_000);
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}

export const series = () => komga('api/v1/series?size=20'); // want: migrated
export const books = (id) => komga(`/api/v1/series/${id}/books`); // want: migrated
export const years = () => komga('/api/v1/series/release-dates'); // want: migrated
