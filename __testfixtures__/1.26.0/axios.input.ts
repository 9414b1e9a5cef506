import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';

const http = axios.create({ baseURL: process.env.SERVER_ADDRESS, headers: { Accept: 'application/json' } });

type Names = string[];

export const referential = {
  genres: () => http.get<Names>('/api/v1/genres').then((r) => r.data), // want: review response-not-shown
  tags: () => http.get<Names>('/api/v1/tags').then((r) => r.data), // want: review lists-joined
  bookTags: (params: { series_id: string }) => http.get<Names>('/api/v1/tags/book', { params }).then((r) => r.data), // want: review lists-joined
  seriesTags: () => http.get<Names>(`/api/v1/tags/series`).then((r) => r.data), // want: review lists-joined
  languages: (config: AxiosRequestConfig) => http.get<Names>('/api/v1/languages', config).then((r) => r.data), // want: review response-not-shown
} as const;

export async function publishers(libraryId?: string): Promise<Names> {
  const { data } = await axios.get<Names>('/api/v1/publishers', { params: { library_id: libraryId } }); // want: review response-not-shown
  return data;
}

export async function ageRatings(): Promise<number[]> {
  const response = await axios('/api/v1/age-ratings'); // want: review response-not-shown
  return response.data.map(Number).filter(Number.isFinite);
}

export const sharingLabels = () =>
  axios<Names>({ // want: review response-not-shown
    url: '/api/v1/sharing-labels',
    method: 'GET',
  });

export const years = () => http.request<Names>({ url: '/api/v1/series/release-dates', method: 'get' }); // want: review response-not-shown

export class AuthorLookup {
  private readonly client: AxiosInstance;
  static readonly path = '/api/v1/authors/names';

  constructor(baseURL: string) {
    this.client = axios.create({ baseURL });
  }

  async names(search: string): Promise<Names> {
    return (await this.client.get<Names>(AuthorLookup.path, { params: { search } })).data; // want: review response-not-shown
  }

  async roles(): Promise<Names> {
    return (await this.client.get<Names>('/api/v1/authors/roles')).data; // want: review response-not-shown
  }

  async author(id: string) {
    return (await this.client.get(`/api/v1/authors/${id}`)).data; // nope: below the list
  }
}

export async function compare(left: AxiosInstance, right: AxiosInstance): Promise<string[]> {
  const [mine, theirs] = await Promise.all([left.get<Names>('api/v1/genres'), right.get<Names>('api/v1/genres')]); // want: review response-not-shown, review response-not-shown
  return mine.data.filter((genre) => !theirs.data.includes(genre));
}

export async function languageMenu(instance: AxiosInstance) {
  try {
    return (await instance.get<Names>('/api/v1/languages?library_id=main')).data; // want: review response-not-shown
  } catch {
    return [];
  }
}

export const addTag = (tag: string) => http.post('/api/v1/tags', { tag }); // nope: another method

export const tagPage = () => http.get('/v2/tags', { params: { page: 0 } }); // nope: migrated already
