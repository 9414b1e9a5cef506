export abstract class Rest {
  protected constructor(protected readonly host: string) {}

  protected abstract get root(): string;

  protected async get<T>(resource: string, params?: URLSearchParams): Promise<T> {
    const response = await this.send(params ? `${resource}?${params}` : resource);
    return (await response.json()) as T;
  }

  protected async send(resource: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`http://${this.host}${this.root}/${resource}`, {
      ...init,
      headers: { 'X-API-Key': 'key', ...init.headers },
    });
    if (!response.ok) throw new Error(`${resource}: ${response.status}`);
    return response;
  }
}
