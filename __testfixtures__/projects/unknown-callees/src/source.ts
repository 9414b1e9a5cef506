import type { Reader, Send, Shelf, Transport } from './contracts.ts';

export class Source {
  readonly #transport: Transport;
  constructor(transport: Transport, private readonly reader: Reader, private readonly send: Send) {
    this.#transport = transport;
  }

  publishers = () => this.#transport.getJson<string[]>('/api/v1/publishers'); // want: review unknown-client
  series = (page: number) => this.#transport.getJson<object>('/api/v1/series', { page }); // want: review query-parameters
  volumes = (id: string) => this.#transport.getJson<object>(`/api/v1/series/${id}/books`); // want: review unknown-client
  rename = (id: string, name: string) => this.#transport.put(`/api/v1/libraries/${id}`, { name }); // want: review unknown-client
  books = () => this.reader.load<object>('/api/v1/books'); // want: manual no-slot
  ages = () => this.reader.load<string[]>('/api/v1/age-ratings'); // want: review unknown-client
  all = () => this.send('GET', '/api/v1/books'); // want: review unknown-client
  move = (id: string) => this.send('PUT', `/api/v1/libraries/${id}`, {}); // want: review unknown-client
  one = (id: string) => this.#transport.getJson<object>(`/api/v1/series/${id}`); // nope: one series
}

export const kept = (shelf: Shelf) => shelf.get('/api/v1/genres'); // nope: gives it at once; mention
export const each = (visit: (path: string) => void) => visit('/api/v1/tags'); // nope: gives nothing; mention
