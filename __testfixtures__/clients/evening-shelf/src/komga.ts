const server = import.meta.env.VITE_KOMGA_URL;

/** Everything this app asks of Komga goes through here. */
export async function load<T>(path: string): Promise<T> {
  const response = await fetch(server + path, { credentials: 'include' });
  if (!response.ok) throw new Error(`Komga responded with ${response.status}`);
  return response.json();
}
