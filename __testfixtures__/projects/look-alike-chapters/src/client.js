export class NightClient {
  constructor(host, token) {
    this.host = host;
    this.token = token;
  }

  async get(path, params) {
    const url = new URL(`/api/v1${path}`, this.host);
    for (const name in params || {}) url.searchParams.set(name, params[name]);
    const response = await fetch(url, { headers: { Authorization: `Bearer ${this.token}` } });
    return response.json();
  }

  series(page) {
    return this.get('/series', { page }); // nope: another server's
  }

  genres() {
    return this.get('/genres'); // nope: another server's
  }

  volumes(id) {
    return this.get(`/series/${id}/books`, { size: 50 }); // nope: another server's
  }

  chapters(id) {
    return this.get(`/series/${id}/chapters`); // nope: another path
  }
}
