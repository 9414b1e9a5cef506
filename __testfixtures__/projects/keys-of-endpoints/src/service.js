const kept = new Map();

export class Service {
  constructor(url) {
    this.url = url;
  }

  endpoint(path, params = {}) {
    const url = new URL(this.url + path);
    for (const [name, value] of Object.entries(params)) url.searchParams.append(name, value);
    return url;
  }

  async call(path, params) {
    const response = await fetch(this.endpoint(path, params));
    return response.json();
  }

  async cached(path, params) {
    const key = `GET ${this.endpoint(path, params)}`;
    const hit = kept.get(key);
    if (hit) return hit;
    const value = await this.call(path, params);
    kept.set(key, value);
    return value;
  }
}
