import axios, { type AxiosInstance } from 'axios';
import type { Source, SourceConfig } from './source';

export class KomgaSource implements Source {
  private readonly http: AxiosInstance;

  constructor(readonly config: SourceConfig) {
    this.http = axios.create({ baseURL: config.url, headers: { 'X-API-Key': config.token } });
  }

  async titles() {
    // want: migrated
    const { data } = await this.http.get<{ content: { name: string }[] }>('/api/v1/books', { params: { size: 5 } });
    return data.content.map(({ name }) => name);
  }
}
