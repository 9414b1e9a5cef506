export abstract class AbstractTransport {
  protected abstract readonly origin: string;

  static json(body: unknown): RequestInit {
    return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  }

  protected async send<T>(path: string, init: RequestInit = {}): Promise<T> {
    const response = await fetch(this.origin + path, init);
    return response.json() as Promise<T>;
  }
}
