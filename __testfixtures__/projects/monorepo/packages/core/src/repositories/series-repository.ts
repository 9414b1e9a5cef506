import type { Page, Series } from '../models/index.js';
import { SERIES, SERIES_GROUPS, SERIES_LATEST, seriesPath } from '../paths/index.js';
import { Repository } from './repository.js';

export class SeriesRepository extends Repository {
  all(): Promise<Page<Series>> {
    return this.client.get<Page<Series>>(SERIES); // want: review response-not-shown
  }

  page(number: number, libraryId?: string): Promise<Page<Series>> {
    return this.client.get<Page<Series>>(SERIES, { page: number, library_id: libraryId }); // want: review query-parameters
  }

  groups(): Promise<{ group: string; count: number }[]> {
    return this.client.get(SERIES_GROUPS); // want: review response-not-shown
  }

  latest(): Promise<Page<Series>> {
    return this.list<Series>(SERIES_LATEST); // nope: a live list
  }

  unread(libraryId: string): Promise<Page<Series>> {
    return this.list<Series>(SERIES, { library_id: libraryId, read_status: 'UNREAD' }); // want: review query-parameters
  }

  one(id: string): Promise<Series> {
    return this.client.get<Series>(seriesPath(id)); // nope: one series
  }

  find(text: string): Promise<Page<Series>> {
    return this.search<Series>(`${SERIES}/list`, { fullTextSearch: text }); // nope: moved already
  }
}
