export interface Client {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
}

export function createClient(server: string, key: string): Client {
  const headers = { 'X-API-Key': key };
  return {
    async get<T>(path: string) {
      return (await fetch(server + path, { headers })).json() as Promise<T>;
    },
    async post<T>(path: string, body: unknown) {
      const response = await fetch(server + path, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return response.json() as Promise<T>;
    },
  };
}
