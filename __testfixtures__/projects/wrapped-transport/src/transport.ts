export interface Transport {
  send<T>(method: string, path: string, options?: { query?: Record<string, string>; body?: unknown }): Promise<T>;
}

export class HttpTransport implements Transport {
  constructor(private readonly url: string) {}

  async send<T>(method: string, path: string, options: { query?: Record<string, string>; body?: unknown } = {}) {
    const query = new URLSearchParams(options.query).toString();
    const response = await fetch(this.url + '/api' + path + (query && `?${query}`), {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
    });
    return (await response.json()) as T;
  }
}

// Implements the interface, but sends through another transport.
export class RetryingTransport implements Transport {
  constructor(private readonly inner: Transport) {}

  async send<T>(method: string, path: string, options?: { query?: Record<string, string>; body?: unknown }) {
    for (let round = 0; ; round++) {
      try {
        return await this.inner.send<T>(method, path, options);
      } catch (error) {
        const again = method === 'GET' && round < 3;
        if (!again) throw error;
      }
    }
  }
}
