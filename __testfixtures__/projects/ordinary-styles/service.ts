import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
export class KomgaService {
  private readonly http: AxiosInstance;
  constructor(baseURL: string, apiKey: string) {
    this.http = axios.create({ baseURL: `${baseURL}/api/v1`, headers: { 'X-API-Key': apiKey } });
    this.http.interceptors.response.use((r) => r, (error) => Promise.reject(new Error(error.message)));
  }
  private async get<T>(url: string, config?: AxiosRequestConfig): Promise<T> {
    const { data } = await this.http.get<T>(url, config);
    return data;
  }
  private async request<T>(config: AxiosRequestConfig): Promise<T> {
    return (await this.http.request<T>(config)).data;
  }
  async getSeries(libraryIds?: string[], search?: string, page = 0) {
    const params: Record<string, unknown> = { page, size: 20 };
    if (libraryIds?.length) params.library_id = libraryIds.join(',');
    if (search) params.search = search;
    return this.get<Page>('/series', { params }); // want: review
  }
  async getBooks(seriesId: string) {
    return (await this.get<Page>(`/series/${seriesId}/books`, { params: { unpaged: true } })).content; // want: migrated
  }
  async updateLibrary(id: string, body: object) {
    return this.request<void>({ method: 'PUT', url: `/libraries/${id}`, data: body }); // want: migrated
  }
  genres() {
    return this.get<string[]>('/genres'); // want: review
  }
}
interface Page { content: object[] }
