export interface RequestSpec {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  signal?: AbortSignal;
}

export type Options = Pick<RequestSpec, 'signal'>;

export class Http {
  constructor(private readonly komgaUrl: string) {}

  async send<T>({ method, path, body, signal }: RequestSpec): Promise<T> {
    const response = await fetch(`${this.komgaUrl}/api/v1${path}`, {
      method,
      signal,
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return response.json();
  }
}

/** Takes more than it says: a path may be among the options. */
export interface Loose {
  signal?: AbortSignal;
  [option: string]: unknown;
}

export abstract class Resource {
  constructor(protected readonly http: Http) {}

  protected read<T>(path: string, options: Options = {}): Promise<T> {
    return this.http.send<T>({ method: 'GET', path, ...options });
  }

  protected readLoosely<T>(path: string, options: Loose = {}): Promise<T> {
    return this.http.send<T>({ method: 'GET', path, ...options });
  }
}
