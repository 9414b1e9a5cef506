import type { Transport } from './transport';

export class HttpTransport implements Transport {
  constructor(private readonly server: string) {}
  async get<T>(path: string): Promise<T> {
    const response = await fetch(`${this.server}/api/v1${path}`);
    return response.json();
  }
  async put<T>(path: string, body: unknown): Promise<T> {
    const response = await fetch(`${this.server}/api/v1${path}`, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    return response.json();
  }
}
