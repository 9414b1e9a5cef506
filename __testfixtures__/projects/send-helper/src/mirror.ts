const ROOT = `${process.env.KOMGA_MIRROR}/api/v1`;

export async function fetchPage<T>(path: string): Promise<T> {
  const answer = await fetch(`${ROOT}${path}`);
  return answer.json() as Promise<T>;
}

/** Is not told to send what is asked for. */
export async function change<T>(method: 'PATCH' | 'DELETE', path: string, data?: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${ROOT}${path}`, { method, headers, body: JSON.stringify(data) });
  return answer.json() as Promise<T>;
}
