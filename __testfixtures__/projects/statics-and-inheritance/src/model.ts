const server = process.env.KOMGA_URL ?? 'http://localhost:25600';

export abstract class Model {
  static path = '/api/v1';
  protected static async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${server}${this.path}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-API-Key': process.env.KOMGA_KEY ?? '' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return response.json() as Promise<T>;
  }
}
