type Version = 'v1' | 'v2';

export class KomgaClient {
  readonly #root: string;

  constructor(address: string) {
    this.#root = `${address.replace(/\/$/, '')}/api`;
  }

  async read<T>(path: string, version: Version = 'v1'): Promise<T> {
    const response = await fetch(`${this.#root}/${version}${path}`, { headers: this.#headers });
    return response.json() as Promise<T>;
  }

  async write<T>(method: 'POST' | 'PUT' | 'PATCH', path: string, body: unknown, version: Version = 'v1'): Promise<T> {
    const response = await fetch(`${this.#root}/${version}${path}`, {
      method,
      headers: { ...this.#headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json() as Promise<T>;
  }

  get #headers() {
    return { 'X-API-Key': process.env.KOMGA_API_KEY ?? '' };
  }
}
