const server = new URL(process.env.KOMGA_SERVER ?? 'http://komga.local:25600').origin;
const credentials = Buffer.from(`${process.env.KOMGA_USER}:${process.env.KOMGA_PASSWORD}`).toString('base64');

export async function getJson<T>(path: string): Promise<T> {
  const response = await fetch(server + path, {
    headers: { Authorization: `Basic ${credentials}`, Accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`Komga answered ${response.status}`);
  return response.json() as Promise<T>;
}
