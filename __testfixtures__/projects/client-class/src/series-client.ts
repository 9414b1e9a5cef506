import { BaseClient } from './base-client.js';
import type { Book, Page, Series } from './models.js';

export class SeriesClient extends BaseClient {
  all(): Promise<Page<Series>> {
    return this.get('/api/v1/series'); // want: review response-not-shown
  }

  page(number: number, size = 20): Promise<Page<Series>> {
    return this.get('/api/v1/series', { page: number, size }); // want: review query-parameters
  }

  one(id: string): Promise<Series> {
    return this.get(`/api/v1/series/${id}`); // nope: one series
  }

  books(id: string): Promise<Page<Book>> {
    return this.get<Page<Book>>(`/api/v1/series/${id}/books`, { sort: 'metadata.numberSort,asc' }); // want: review query-parameters
  }

  groups(): Promise<{ group: string; count: number }[]> {
    return this.get('/api/v1/series/alphabetical-groups'); // want: review response-not-shown
  }

  recent(): Promise<Page<Series>> {
    return this.post('/api/v1/series/list', {}, { sort: 'lastModified,desc' }); // nope: moved already
  }
}
