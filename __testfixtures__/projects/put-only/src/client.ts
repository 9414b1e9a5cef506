type Method = 'GET' | 'PUT' | 'PATCH';

export class Client {
  constructor(private readonly origin: string) {}

  protected async send(method: Method, path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.origin}/api/v1/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /**
   * Replaces what is there.
   *
   * @param path behind the version
   * @param body what to set
   */
  put(path: string, body: unknown): Promise<Response> {
    return this.send('PUT', path, body);
  }

  /** Through the other one. */
  replace(kind: string, id: string, body: unknown): Promise<Response> {
    return this.put(`${kind}/${id}`, body);
  }
}

const client = new Client(process.env.KOMGA_URL ?? '');

export const configure = (id: string, settings: object) => client.put(`libraries/${id}`, settings); // want: review wrapper-grown
export const rename = (id: string, name: string) => client.replace('libraries', id, { name }); // want: review wrapper-grown
export const keepBook = (id: string, body: object) => client.put(`books/${id}/metadata`, body);
