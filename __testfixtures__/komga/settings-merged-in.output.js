// fixture: profile=komga
// Settings that a constructor merges into an object do not replace its methods, unless they are known to.
class Shelf {
  constructor(settings) {
    Object.assign(this, { timeout: 5000 }, settings);
  }
  async request(path, { method = 'GET', query = {}, body } = {}) {
    const url = new URL(this.url);
    url.pathname = '/api/v1' + path;
    Object.keys(query).forEach((name) => url.searchParams.append(name, query[name]));
    const headers = { 'content-type': 'application/json', authorization: this.auth };
    return (await fetch(url.href, { method, headers, body: body && JSON.stringify(body) })).json();
  }
  async books(id) {
    return (
      await this.request('/books/list', {
        query: { unpaged: true, sort: 'metadata.numberSort,asc' },
        method: 'POST',
        body: { condition: { seriesId: { operator: 'is', value: id } } },
      })
    ).content; // want: migrated
  }
}
module.exports = Shelf;

class Stub {
  constructor() {
    Object.assign(this, { load: async () => ['action'] });
  }
  async load(path) {
    return (await fetch(`${this.url}/api/v1${path}`)).json();
  }
  genres() {
    return this.load('/genres'); // nope: another function replaces the method
  }
}
module.exports.Stub = Stub;
