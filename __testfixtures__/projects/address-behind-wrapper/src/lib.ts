const server = new URL(process.env['KOMGA_URL'] ?? 'http://komga.lan');

export function komgaUrl(path: string, params: Record<string, string | number | undefined> = {}): string {
  const url = new URL(`/api/v1${path}`, server);
  for (const [key, value] of Object.entries(params)) {
    if (value !== undefined) url.searchParams.set(key, String(value));
  }
  return url.href;
}

// The version is in a function that another one calls: both get it as a parameter
export async function komgaGet<T>(path: string, params?: Record<string, string | number | undefined>): Promise<T> {
  const response = await fetch(komgaUrl(path, params));
  return (await response.json()) as T;
}
