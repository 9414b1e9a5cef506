// fixture: profile=komga
// A call of a method whose class has the path is no call site of its own, even if only it knows the address.
import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';

export const http: AxiosInstance = axios.create({ baseURL: 'http://komga.local' });

abstract class BaseApi {
  protected abstract readonly resource: string;
  constructor(protected readonly client: AxiosInstance = http) {}
  protected path(...parts: string[]): string {
    return ['/api/v1', this.resource, ...parts].join('/');
  }
  protected async getData<T>(url: string, config?: AxiosRequestConfig): Promise<T> {
    return (await this.client.get<T>(url, config)).data;
  }
  protected async postData<T>(url: string, body?: unknown, config?: AxiosRequestConfig): Promise<T> {
    return (await this.client.post<T>(url, body, config)).data;
  }
}

class BooksApi extends BaseApi {
  protected readonly resource = 'books';
  reading(size = 15) {
    return this.postData<{ content: object[] }>(
      `${this.path()}/list`,
      { condition: { readStatus: { operator: 'is', value: 'IN_PROGRESS' } } },
      { params: { size } },
    ); // want: migrated
  }
  one(id: string) {
    return this.getData<object>(this.path(id)); // nope: one book
  }
}
export const booksApi = new BooksApi();
export const read = async () => (await booksApi.reading()).content; // nope: what it sends is changed in the class

const versioned = axios.create({ baseURL: 'http://komga.local/api/v1' });
abstract class BaseList {
  protected abstract readonly resource: string;
  constructor(protected readonly client: AxiosInstance = versioned) {}
  protected async getAll<T>(path: string): Promise<T> {
    return (await this.client.get<T>(path)).data;
  }
}
class Genres extends BaseList {
  protected readonly resource = 'genres';
  all() {
    return this.getAll<string[]>(`/${this.resource}`); // want: manual base-holds-version
  }
}
const genres = new Genres();
export const names = async () => (await genres.all()).join();
