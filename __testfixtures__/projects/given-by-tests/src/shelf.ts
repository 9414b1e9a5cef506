import type { AxiosInstance } from 'axios';

export class Shelf {
  constructor(private readonly http: AxiosInstance) {}

  async newest(library: string): Promise<string[]> {
    const params = { library_id: library, sort: 'createdDate,desc', size: 5 };
    const { data } = await this.http.get('/books', { params }); // want: migrated
    return data.content.map(({ name }: { name: string }) => name);
  }
}
