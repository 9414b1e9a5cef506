export async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`${process.env.KOMGA_URL}/api/v1${path}`, { ...init });
  if (!response.ok) throw new Error(`Komga: ${response.status}`);
  return (await response.json()) as T;
}
