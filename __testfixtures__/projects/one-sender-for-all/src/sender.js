/** Sends requests to one server. */
export class Sender {
  constructor(address, headers = {}) {
    this.address = address.replace(/\/$/, '');
    this.headers = headers;
  }

  async send(method, path, { query, body } = {}) {
    const url = new URL(this.address + path);
    for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) url.searchParams.append(name, value);
    const response = await fetch(url, {
      method,
      headers: { ...this.headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
    return response.json();
  }
}
