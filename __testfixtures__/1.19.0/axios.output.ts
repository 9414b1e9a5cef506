import axios, { type AxiosInstance } from 'axios';

export interface BookDto { id: string; seriesId: string; number: number }
export interface PageDto<T> { content: T[]; totalPages: number }

const http = axios.create({ baseURL: process.env.CATALOGUE, auth: { username: 'reader', password: process.env.PASSWORD ?? '' } });

export async function volumes(seriesId: string): Promise<BookDto[]> {
  const { data } = await http.post<PageDto<BookDto>>('/api/v1/books/list', {
    condition: { seriesId: { operator: 'is', value: seriesId } },
  }); // want: review response-not-shown
  return data.content.sort((a, b) => a.number - b.number);
}

export const volumePage = (seriesId: string, page: number) =>
  http.post<PageDto<BookDto>>(
    '/api/v1/books/list',
    { condition: { seriesId: { operator: 'is', value: seriesId } } },
    { params: { page, size: 20 } },
  ); // want: review query-parameters

export const everything = async () => (await axios.post<PageDto<BookDto>>('/api/v1/books/list', {})).data; // want: review response-not-shown

export function recentlyRead(limit: number) {
  return axios.post('/api/v1/books/list', {}, { // want: review query-parameters
    params: {
      read_status: 'READ',
      size: limit,
      sort: 'readProgress.lastModified,desc',
    },
  });
}

export const plainConfig = () =>
  axios('/api/v1/books/list', { headers: { Accept: 'application/json' }, method: 'POST', data: {} }); // want: review response-not-shown

export const asObject = (series: { id: string }) => axios({
  url: '/api/v1/books/list',
  method: 'POST',
  data: { condition: { seriesId: { operator: 'is', value: series.id } } },
}); // want: review response-not-shown

export const viaRequest = (id: string) => axios.request<PageDto<BookDto>>({
  method: 'POST',
  url: '/api/v1/books/list',
  data: { condition: { seriesId: { operator: 'is', value: id } } },
}); // want: review response-not-shown

export class Shelf {
  private api = axios.create({ baseURL: '/', xsrfCookieName: 'XSRF-TOKEN' });

  constructor(private seriesId: string) {}

  async books(): Promise<BookDto[]> {
    return (
      await this.api.post(
        '/api/v1/books/list',
        { condition: { seriesId: { operator: 'is', value: this.seriesId } } },
        { responseType: 'json' },
      )
    ).data.content; // want: review response-not-shown
  }

  async book(id: string): Promise<BookDto> {
    return (await this.api.get(`/api/v1/books/${id}`)).data; // nope: one book
  }
}

export async function exportShelf(client: AxiosInstance, write: (line: string) => void) {
  const { data: { content } } = await client.post<PageDto<BookDto>>('/api/v1/books/list', {}); // want: review response-not-shown
  for (const book of content) write(JSON.stringify(book));
  await client.get('/api/v1/readlists/12/books'); // nope: books of a read list
}
