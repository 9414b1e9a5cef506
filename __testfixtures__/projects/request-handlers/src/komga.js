export async function komga(path, init) {
  const response = await fetch(process.env.KOMGA_URL + path, { ...init, headers: { 'X-API-Key': process.env.KOMGA_KEY, ...init?.headers } });
  return response.json();
}
