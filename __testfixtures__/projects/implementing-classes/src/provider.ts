import { HttpTransport } from './http';
import { BaseProvider } from '@shelf/provider-sdk';

const http = new HttpTransport(process.env.KOMGA_URL ?? '');

export class KomgaProvider extends BaseProvider {
  async series(page: number) {
    const { content } = await http.get<{ content: object[] }>(`/series?page=${page}`); // want: review
    return content;
  }
  async books(id: string) {
    const { content } = await http.get<{ content: object[] }>(`/series/${id}/books?unpaged=true`); // want: migrated
    return content;
  }
  one(id: string) {
    return http.get<object>(`/series/${id}`); // nope: one series
  }
}
