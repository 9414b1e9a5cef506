const base = process.env.KOMGA_URL;

export class Api {
  async request(method: string, path: string, query: Record<string, string> = {}, body?: unknown) {
    const headers = body === undefined ? undefined : { 'Content-Type': 'application/json' };
    const url = `${base}${path}?${new URLSearchParams(query)}`;
    return (await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })).json();
  }

  // Adds to the query.
  get(path: string, query: Record<string, string> = {}) {
    return this.request('GET', path, { size: '5', sort: 'metadata.titleSort,desc', ...query });
  }

  first(library: string) {
    return this.get('/api/v1/series', { library_id: library }); // want: review wrapper-grown
  }
}
