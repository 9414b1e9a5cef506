/** A server of books. Each kind of server says where its API starts. */
export abstract class BookServer {
  constructor(protected readonly address: string) {}

  protected abstract readonly api: string;

  protected get<T>(path: string, query: Record<string, string | undefined> = {}): Promise<T> {
    return this.call('GET', path, query) as Promise<T>;
  }

  protected put(path: string, body: unknown): Promise<unknown> {
    return this.call('PUT', path, {}, body);
  }

  protected async call(method: string, path: string, query: Record<string, string | undefined>, body?: unknown): Promise<unknown> {
    const url = new URL(`${this.api}/${path}`, this.address);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    return response.status === 204 ? undefined : response.json();
  }
}
