import axios, { type AxiosInstance } from 'axios';

/** Everything goes through one method, and the version is in the base of the client. */
export class Catalogue {
  private readonly http: AxiosInstance;

  constructor(address: string, key: string) {
    this.http = axios.create({ baseURL: `${address}/api/v1/`, headers: { 'X-API-Key': key } });
  }

  private async read<T>(path: string, params?: Record<string, unknown>): Promise<T> {
    const { data } = await this.http.get<T>(path, { params });
    return data;
  }

  publishers() {
    return this.read<string[]>('publishers'); // want: review response-not-shown
  }

  find(search: string) {
    return this.read<{ content: { id: string }[] }>('series', { search, size: 20 }); // want: review wrapper-grown
  }

  book(id: string) {
    return this.read<{ id: string }>(`books/${id}`); // nope: a live operation
  }
}
