import type { AxiosInstance } from 'axios';
import { API_ROOT, API_SERIES } from './paths';
import { serialize } from './serialize';

export default class KomgaReferentialService {
  constructor(private http: AxiosInstance) {}

  async getAuthors(search?: string, role?: string, libraryId?: string): Promise<AuthorDto[]> {
    const params = {} as any;
    if (search) params.search = search;
    if (role) params.role = role;
    if (libraryId) params.library_id = libraryId;
    return (await this.http.get(`${API_ROOT}/authors`, { params })).data; // want: review response-not-shown
  }

  async getGenres(libraryId?: string): Promise<string[]> {
    return (await this.http.get(`${API_ROOT}/genres`, { params: { library_id: libraryId }, paramsSerializer: serialize })).data; // want: review response-not-shown
  }

  async getReleaseDates(): Promise<string[]> {
    return (await this.http.get(`${API_SERIES}/release-dates`)).data; // want: review response-not-shown
  }

  async getGroups(search: string): Promise<GroupCountDto[]> {
    return (await this.http.get(`${API_SERIES}/alphabetical-groups`, { params: { search } })).data; // want: review query-parameters
  }
}
