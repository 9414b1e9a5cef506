export class Origin {
  #origin;

  constructor(origin) {
    this.#origin = origin;
  }

  async #cached(path) {
    const request = new Request(new URL(`/api/v1${path}`, this.#origin), { headers: { accept: 'application/json' } });
    const kept = await caches.default.match(request);
    if (kept) return kept.json();
    const response = await fetch(request);
    await caches.default.put(request, response.clone());
    return response.json();
  }

  async #fresh(path) {
    const request = new Request(`${this.#origin}/api/v1${path}`, { headers: { accept: 'application/json' } });
    const response = await fetch(request);
    return response.json();
  }

  books(id) {
    return this.#cached(`/series/${id}/books?unpaged=true`); // want: manual cached
  }

  genres() {
    return this.#cached('/genres'); // want: review wrapper-grown
  }

  unread() {
    return this.#fresh('/books?read_status=UNREAD'); // want: review wrapper-grown
  }
}
