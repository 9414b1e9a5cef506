const ROOT = '/api/v1';

export async function get<T>(path: string): Promise<T> {
  const answer = await fetch(ROOT + path);
  return answer.json() as Promise<T>;
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await fetch(ROOT + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return answer.json() as Promise<T>;
}
