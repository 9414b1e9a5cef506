import { RESTDataSource } from '@apollo/datasource-rest';
import type { Library } from './types';

export class KomgaSource extends RESTDataSource {
  override baseURL = `${process.env.KOMGA_URL}/api/v1/`;

  async search(term: string, first = 20) {
    return (await this.get('series', { params: { search: term, size: String(first) } })).content; // want: migrated
  }

  async genres(): Promise<string[]> {
    return this.get<string[]>('genres', { cacheOptions: { ttl: 3600 } }); // want: migrated
  }

  async names(search: string): Promise<string[]> {
    return this.get<string[]>('authors/names', { params: { search } }); // want: migrated
  }

  async rename(library: Library, name: string) {
    await this.put(`libraries/${library.id}`, { body: { name } }); // want: migrated
  }

  async one(id: string) {
    return this.get(`series/${id}`); // nope: one series
  }
}
