const KOMGA = process.env.KOMGA_URL;

export async function get<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`${KOMGA}${path}`, { ...init, headers: { 'X-API-Key': process.env.KOMGA_KEY ?? '', ...init?.headers } });
  return response.json() as Promise<T>;
}
