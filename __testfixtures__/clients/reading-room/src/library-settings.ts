import axios, { type AxiosInstance } from 'axios';
import type { Library } from './dto';
import { apiKey, serverUrl } from './settings';

/** Reads and changes the libraries of one server. */
export class LibrarySettings {
  private readonly client: AxiosInstance;

  constructor(baseURL = serverUrl) {
    this.client = axios.create({ baseURL, headers: { 'X-API-Key': apiKey } });
  }

  async all(): Promise<Library[]> {
    const { data } = await this.client.get<Library[]>('/api/v1/libraries');
    return data;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.client.put(`/api/v1/libraries/${id}`, { name });
  }

  async scanOnStartup({ id }: Library, scanOnStartup: boolean): Promise<void> {
    await this.client.request({
      url: '/api/v1/libraries/' + encodeURIComponent(id),
      method: 'put',
      data: { scanOnStartup },
    });
  }

  async remove(id: string): Promise<void> {
    await this.client.delete(`/api/v1/libraries/${id}`);
  }
}
