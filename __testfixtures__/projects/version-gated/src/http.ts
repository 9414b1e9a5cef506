export class StatusError extends Error {
  constructor(readonly status: number) {
    super(`status ${status}`);
  }
}

export async function http<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`${process.env.KOMGA_URL}${path}`, init);
  if (!response.ok) throw new StatusError(response.status);
  return response.json() as Promise<T>;
}

const json = { 'Content-Type': 'application/json' };
export const post = <T>(path: string, body: unknown) => http<T>(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
