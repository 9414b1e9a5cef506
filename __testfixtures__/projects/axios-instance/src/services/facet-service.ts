import type { AxiosInstance } from 'axios';

export class FacetService {
  constructor(private readonly http: AxiosInstance) {}

  genres = () => this.http.get<string[]>('/api/v1/genres').then(({ data }) => data); // want: review response-not-shown

  async ratings(): Promise<string[]> {
    const { data } = await this.http.get<string[]>('/api/v1/age-ratings'); // want: review response-not-shown
    return data;
  }

  async years(collectionId: string) {
    return (await this.http.get<string[]>('/api/v1/series/release-dates', { params: { collection_id: collectionId } })).data; // want: review response-not-shown
  }
}

export async function saveLibrary(client: AxiosInstance, { id, ...library }: { id: string; name: string }) {
  await client.put(`/api/v1/libraries/${id}`, library); // want: migrated
}
