const ROOT = `${process.env.KOMGA_ADDRESS}/api/v1`;
const key = { 'X-API-Key': process.env.KOMGA_KEY ?? '' };

export async function load<T>(path: string): Promise<T> {
  const answer = await fetch(`${ROOT}${path}`, { headers: key });
  return answer.json() as Promise<T>;
}

export async function deliver<T>(method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: unknown): Promise<T> {
  const headers = { ...key, 'Content-Type': 'application/json' };
  const answer = await fetch(`${ROOT}${path}`, {
    method,
    headers,
    body: data === undefined ? null : JSON.stringify(data),
  });
  return answer.json() as Promise<T>;
}

export async function limited<T>(path: string, { limit }: { limit?: number } = {}): Promise<T> {
  const answer = await fetch(`${ROOT}${path}`, { headers: key, signal: AbortSignal.timeout((limit ?? 1) * 1000) });
  return answer.json() as Promise<T>;
}
