import axios, { type AxiosInstance } from 'axios';
import type { Source, SourceConfig } from './source';

export class PapershelfSource implements Source {
  private readonly http: AxiosInstance;

  constructor(readonly config: SourceConfig) {
    this.http = axios.create({ baseURL: config.url, headers: { Authorization: `Bearer ${config.token}` } });
  }

  async titles() {
    // want: manual base-unknown
    const { data } = await this.http.get<{ title: string }[]>('/api/v1/books');
    return data.map(({ title }) => title);
  }
}
