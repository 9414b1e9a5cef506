import { request } from 'undici';

const pairsOf = (query) =>
  Object.entries(query)
    .filter(([, value]) => value != null)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

export class Janitor {
  async send(method, path, { query = {}, body, version = 1 } = {}) {
    const response = await request(`${process.env.KOMGA_URL}/api/v${version}/${path}?${pairsOf(query)}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
    });
    return response.body.json();
  }

  // What it takes last goes on as options, also once it takes a body behind them.
  get(path, query, extra) {
    return this.send('GET', path, { query, ...extra });
  }

  languages(library) {
    return this.get('languages', { library_id: library }); // want: migrated
  }

  found(text) {
    return this.get('series', { search: text, size: 5 }); // want: review wrapper-grown
  }

  me() {
    return this.get('users/me', {}, { version: 2 }); // nope: the user
  }
}
