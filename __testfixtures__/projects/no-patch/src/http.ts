export class Http {
  async #send<T>(verb: string, path: string, body?: unknown): Promise<T> {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: verb, headers, body: body === undefined ? null : JSON.stringify(body) };
    return (await fetch(`${process.env.KOMGA_ADDRESS}${path}`, init)).json() as Promise<T>;
  }

  put<T>(path: string, body: unknown) {
    return this.#send<T>('PUT', path, body);
  }
}

export class Wider extends Http {
  async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${process.env.KOMGA_ADDRESS}${path}`, { method, headers, body: JSON.stringify(body) });
    return answer.json() as Promise<T>;
  }

  override put<T>(path: string, body: unknown) {
    return this.request<T>('PUT', path, body);
  }
}
