const base = process.env.KOMGA_BASE_URL.replace(/\/+$/, '');

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<Response>}
 */
export function request(path, init) {
  return fetch(`${base}/${path}`, {
    ...init,
    headers: { 'X-API-Key': process.env.KOMGA_KEY, ...init?.headers },
  });
}

export async function expectOk(promise) {
  const response = await promise;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response;
}
