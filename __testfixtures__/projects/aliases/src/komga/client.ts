const address = process.env.KOMGA_URL;

export function get<T>(path: string): Promise<T> {
  return fetch(`${address}${path}`).then((response) => response.json() as Promise<T>);
}

export function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).then((response) => response.json() as Promise<T>);
}
