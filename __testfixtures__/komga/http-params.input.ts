// fixture: profile=komga
import { HttpClient, HttpParams } from '@angular/common/http';
import type { Observable } from 'rxjs';

interface Filter {
  readonly text?: string;
  readonly libraries?: readonly string[];
  readonly languages: readonly string[];
  readonly oneshot?: boolean;
}

export class Shelf {
  constructor(private readonly http: HttpClient) {}

  search(filter: Filter, page = 0) {
    let params = new HttpParams().set('page', page).set('size', 40);
    if (filter.text) params = params.set('search', filter.text);
    for (const library of filter.libraries ?? []) params = params.append('library_id', library);
    filter.languages.forEach((language) => (params = params.append('language', language)));
    if (filter.oneshot !== undefined) params = params.set('oneshot', String(filter.oneshot));
    return this.http.get('/api/v1/series', { params }); // want: migrated
  }

  collected(ids?: string[], text?: string) {
    let params = new HttpParams();
    ids?.forEach((id) => {
      params = params.append('collection_id', id);
    });
    if (text) {
      params = params.set('search', text).append('status', 'ENDED');
    }
    return this.http.get('/api/v1/series', { params }); // want: migrated
  }

  unread(library: string) {
    const params = new HttpParams()
      .set('read_status', 'UNREAD')
      .set('library_id', library)
      .set('size', '5');
    return this.http.get('/api/v1/books', { params }); // want: migrated
  }

  books(id: string, tags: string[]) {
    return this.http.get(`/api/v1/series/${id}/books`, { params: new HttpParams({ fromObject: { unpaged: true, tag: tags } }) }); // want: migrated
  }

  groups(id: string) {
    return this.http.get('/api/v1/series/alphabetical-groups', { params: new HttpParams({ fromObject: { library_id: id } }) }); // want: migrated
  }

  groupsOf(id: string) {
    return this.http.get('/api/v1/series/alphabetical-groups', { params: new HttpParams().set('library_id', id), withCredentials: true }); // want: migrated
  }

  broken = () => this.http.get('/api/v1/books', { params: new HttpParams().appendAll({ media_status: ['ERROR', 'UNSUPPORTED'], sort: 'name' }) }); // want: migrated

  sorted(id: string, sort?: string) {
    let params = new HttpParams();
    if (sort) params = params.set('sort', sort);
    return this.http.get(`/api/v1/series/${id}/books`, { params }); // want: migrated
  }

  tags(library: string): Observable<string[]> {
    const params = new HttpParams().set('library_id', library);
    return this.http.get<string[]>('/api/v1/tags', { params }); // want: migrated
  }

  more(page: number) {
    const params = new HttpParams().set('library_id', 'L1');
    return this.http.get('/api/v1/series', { params: params.set('page', page).set('deleted', false) }); // want: migrated
  }

  twice(id: string) {
    let params = new HttpParams().set('library_id', id).set('size', 1);
    if (id === '') params = params.set('library_id', 'L1');
    return this.http.get('/api/v1/series', { params }); // want: manual query-unknown
  }

  passed(params: HttpParams) {
    return this.http.get('/api/v1/series', { params }); // want: manual query-unknown
  }

  private paging({ page = 0, sort }: { page?: number; sort?: string } = {}): HttpParams {
    const params = new HttpParams().set('page', page).set('size', 40);
    return sort ? params.set('sort', sort) : params;
  }

  paged(filter: Filter, page?: { page?: number; sort?: string }) {
    let params = this.paging(page);
    if (filter.text) params = params.set('search', filter.text);
    return this.http.get('/api/v1/series', { params }); // want: review assumed-paging
  }

  pagedOf(library: string, page?: { page?: number }) {
    return this.http.get('/api/v1/series', { params: this.paging(page).set('library_id', library) }); // want: review assumed-paging
  }

  pagedBooks(id: string, page?: { page?: number }) {
    return this.http.get(`/api/v1/series/${id}/books`, { params: this.paging(page) }); // want: manual query-unknown
  }

  built(filter: Filter) {
    return this.http.get('/api/v1/books', { params: toParams(filter) }); // want: manual query-unknown
  }

  handed(check: (params: HttpParams) => void) {
    const params = new HttpParams().set('tag', 'a');
    check(params);
    return this.http.get('/api/v1/books', { params }); // want: manual query-unknown
  }

  replaced(tag: string, others: HttpParams) {
    let params = new HttpParams().set('tag', tag);
    if (tag === '') params = others;
    return this.http.get('/api/v1/books', { params }); // want: manual query-unknown
  }

  /** The old value is kept: an `HttpParams` never changes. */
  lost(tag: string) {
    const params = new HttpParams();
    params.set('tag', tag);
    return this.http.get('/api/v1/books', { params }); // want: manual query-unknown
  }
}

function toParams({ text = '' }: Filter): HttpParams {
  return new HttpParams().set('search', text);
}

// A function with the name of paging that is given more
declare const isSorted: boolean;

function pageParams(page: number, params = new HttpParams()): HttpParams {
  return isSorted ? params.set('page', page).set('sort', 'name,asc') : params.set('page', page);
}

function criteriaParams(text?: string): HttpParams {
  return text ? new HttpParams().set('search', text) : new HttpParams();
}

export class Pages {
  constructor(private readonly http: HttpClient) {}

  found(page: number, text?: string) {
    return this.http.get<{ last: boolean }>('/api/v1/books', { params: pageParams(page, criteriaParams(text)) }); // want: manual query-unknown
  }
}
