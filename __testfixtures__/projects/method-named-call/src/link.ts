export class Link {
  constructor(private readonly server: string) {}

  get<T>(path: string) {
    return this.call<T>('GET', path);
  }

  private async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.server}${path}`, { method, body: body === undefined ? null : JSON.stringify(body) });
    return response.json() as Promise<T>;
  }
}

export const plain = {
  async call<T>(key: string, path: string): Promise<T> {
    return (await fetch(`${process.env.KOMGA_URL}${path}`, { headers: { 'X-API-Key': key } })).json();
  },
};
