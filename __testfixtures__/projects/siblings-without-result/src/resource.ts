export abstract class Shelf {
  constructor(private readonly base: string) {}

  protected async request(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.base}/api/v1${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`komga: ${response.status}`);
    return response;
  }

  protected async put(path: string, body: unknown): Promise<void> {
    await this.request('PUT', path, body);
  }

  protected async patch(path: string, body: unknown): Promise<void> {
    await this.request('PATCH', path, body);
  }
}

export abstract class Answered {
  protected async put(path: string, body: unknown): Promise<any> {
    await fetch(`${process.env.KOMGA_URL}/api/v1${path}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  protected async patch(path: string, body: unknown): Promise<void> {
    await fetch(`${process.env.KOMGA_URL}/api/v1${path}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}
