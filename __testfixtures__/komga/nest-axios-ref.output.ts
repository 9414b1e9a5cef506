// fixture: profile=komga
import { HttpService } from '@nestjs/axios';
import { firstValueFrom } from 'rxjs';

export class KomgaLists {
  constructor(
    private readonly http: HttpService,
    private readonly settings: Record<'address', string>,
  ) {}

  async years(library?: string): Promise<string[]> {
    const { data } = await this.http.axiosRef.request<{ content: string[] }>({ // want: migrated
      url: '/api/v2/series/release-years',
      baseURL: this.settings.address,
      params: library ? { library_id: library, unpaged: true } : { unpaged: true },
    });
    return data.content;
  }

  async roles(): Promise<string[]> {
    const client = this.http.axiosRef;
    const response = await client.get<{ content: string[] }>(`${this.settings.address}/api/v2/authors/roles?unpaged=true`); // want: migrated
    return response.data.content;
  }

  async genres(): Promise<string[]> {
    const { axiosRef: axios } = this.http;
    return (await axios<{ content: string[] }>(`${this.settings.address}/api/v2/genres?unpaged=true`)).data.content; // want: migrated
  }

  async unread(library: string): Promise<unknown> {
    const { data } = await this.http.axiosRef.post(
      `${this.settings.address}/api/v1/books/list`,
      {
        condition: {
          allOf: [
            ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
            { readStatus: { operator: 'is', value: 'UNREAD' } },
          ],
        },
      },
      { // want: migrated
        params: { size: 5 },
      },
    );
    return data;
  }

  async rename(library: string, name: string): Promise<void> {
    await firstValueFrom(this.http.patch(`${this.settings.address}/api/v1/libraries/${library}`, { name })); // want: migrated
    await this.http.axiosRef.post(`${this.settings.address}/api/v1/libraries/${library}/scan`); // nope: not deprecated
  }
}
