// fixture: profile=komga
import { HttpService } from '@nestjs/axios';
import { firstValueFrom } from 'rxjs';

export class KomgaLists {
  constructor(
    private readonly http: HttpService,
    private readonly settings: Record<'address', string>,
  ) {}

  async years(library?: string): Promise<string[]> {
    const { data } = await this.http.axiosRef.request<string[]>({ // want: migrated
      url: '/api/v1/series/release-dates',
      baseURL: this.settings.address,
      params: library ? { library_id: library } : {},
    });
    return data;
  }

  async roles(): Promise<string[]> {
    const client = this.http.axiosRef;
    const response = await client.get<string[]>(`${this.settings.address}/api/v1/authors/roles`); // want: migrated
    return response.data;
  }

  async genres(): Promise<string[]> {
    const { axiosRef: axios } = this.http;
    return (await axios<string[]>(`${this.settings.address}/api/v1/genres`)).data; // want: migrated
  }

  async unread(library: string): Promise<unknown> {
    const { data } = await this.http.axiosRef.get(`${this.settings.address}/api/v1/books`, { // want: migrated
      params: { library_id: library, read_status: 'UNREAD', size: 5 },
    });
    return data;
  }

  async rename(library: string, name: string): Promise<void> {
    await firstValueFrom(this.http.put(`${this.settings.address}/api/v1/libraries/${library}`, { name })); // want: migrated
    await this.http.axiosRef.post(`${this.settings.address}/api/v1/libraries/${library}/scan`); // nope: not deprecated
  }
}
