// fixture: profile=komga
const base = 'https://komga.example.org';
class Client {
  async request(method, path, query = {}, body) {
    return fetch(`${base}${path}?${new URLSearchParams(query)}`, { method, headers: { ...(body !== undefined ? { 'Content-Type': 'application/json' } : {}) }, body: body !== undefined ? JSON.stringify(body) : undefined }).then((response) => response.json());
  }
  get(path, query = {}) {
    return this.request('GET', path, query);
  }
  put(path, body) {
    return this.request('PUT', path, undefined, body);
  }
}
const client = new Client();

export async function books() {
  const data = await client.get(['', 'api', 'v1', 'books'].join('/')); // want: migrated
  return data.content.map((one) => one.id);
}
