import type { AxiosInstance } from 'axios';
import type { BookDto, Page, PageRequest, SeriesDto } from './types.ts';

const SERIES = '/api/v1/series';

export default class SeriesService {
  private http: AxiosInstance;

  constructor(http: AxiosInstance) {
    this.http = http;
  }

  async list(pageRequest: PageRequest, libraryId?: string, term?: string): Promise<Page<SeriesDto>> {
    const params: Record<string, unknown> = { ...pageRequest };
    if (libraryId) params.library_id = libraryId;
    if (term) params.search = term;
    return (await this.http.get(SERIES, { params })).data; // want: review query-parameters
  }

  async groups(libraryId: string): Promise<{ group: string; count: number }[]> {
    const { data } = await this.http.get(`${SERIES}/alphabetical-groups`, { params: { library_id: libraryId } }); // want: review query-parameters
    return data;
  }

  async books(seriesId: string, { page, size }: PageRequest): Promise<Page<BookDto>> {
    return (await this.http.get(`${SERIES}/${seriesId}/books`, { params: { page, size } })).data; // want: review query-parameters
  }

  async newest(pageRequest: PageRequest): Promise<Page<SeriesDto>> {
    return (await this.http.get(`${SERIES}/new`, { params: pageRequest })).data; // nope: a live list
  }

  async one(seriesId: string): Promise<SeriesDto> {
    return (await this.http.get(`${SERIES}/${seriesId}`)).data; // nope: one series
  }
}
