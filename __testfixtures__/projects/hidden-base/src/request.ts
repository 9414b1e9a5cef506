export async function requestKomga<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`http://nas.local:8080${path}`, { credentials: 'include', ...init });
  if (!response.ok) throw new Error(`Komga: ${response.status}`);
  return (await response.json()) as T;
}
