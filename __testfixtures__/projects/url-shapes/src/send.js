export const S = window.KOMGA_ADDRESS || 'http://localhost:25600';

export async function go(path, options = {}) {
  const response = await fetch(S + path, { ...options, headers: { Accept: 'application/json', ...options.headers } });
  return response.json();
}
