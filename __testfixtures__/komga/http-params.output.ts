// fixture: profile=komga
import { HttpClient, HttpParams } from '@angular/common/http';
import type { Observable } from 'rxjs';
import { map } from 'rxjs';

interface Filter {
  readonly text?: string;
  readonly libraries?: readonly string[];
  readonly languages: readonly string[];
  readonly oneshot?: boolean;
}

function anyOf(name: string, values?: readonly string[]) {
  const conditions = (values ?? []).filter(Boolean).map((value) => ({ [name]: { operator: 'is', value } }));
  return conditions.length ? [{ anyOf: conditions }] : [];
}

export class Shelf {
  constructor(private readonly http: HttpClient) {}

  search(filter: Filter, page = 0) {
    const params = new HttpParams().set('page', page).set('size', 40);
    return this.http.post(
      '/api/v1/series/list',
      {
        condition: {
          allOf: [
            ...anyOf('libraryId', filter.libraries),
            ...anyOf('language', filter.languages),
            ...(filter.oneshot !== undefined
              ? [{ oneShot: { operator: /^(true|on|yes|1)$/i.test(String(filter.oneshot)) ? 'isTrue' : 'isFalse' } }]
              : []),
          ],
        },
        fullTextSearch: filter.text,
      },
      { params },
    ); // want: migrated
  }

  collected(ids?: string[], text?: string) {
    const params = new HttpParams();
    return this.http.post(
      '/api/v1/series/list',
      {
        condition: {
          allOf: [
            ...anyOf('collectionId', ids),
            ...(text ? [{ seriesStatus: { operator: 'is', value: 'ENDED' } }] : []),
          ],
        },
        fullTextSearch: text,
      },
      { params },
    ); // want: migrated
  }

  unread(library: string) {
    const params = new HttpParams()
      .set('size', '5');
    return this.http.post(
      '/api/v1/books/list',
      {
        condition: {
          allOf: [
            { readStatus: { operator: 'is', value: 'UNREAD' } },
            ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
          ],
        },
      },
      { params },
    ); // want: migrated
  }

  books(id: string, tags: string[]) {
    return this.http.post(
      '/api/v1/books/list',
      { condition: { allOf: [{ seriesId: { operator: 'is', value: id } }, ...anyOf('tag', tags)] } },
      { params: new HttpParams({ fromObject: { unpaged: true } }).set('sort', 'metadata.numberSort,asc') },
    ); // want: migrated
  }

  groups(id: string) {
    return this.http.post('/api/v1/series/list/alphabetical-groups', { condition: { libraryId: { operator: 'is', value: id } } }); // want: migrated
  }

  groupsOf(id: string) {
    return this.http.post(
      '/api/v1/series/list/alphabetical-groups',
      { condition: { libraryId: { operator: 'is', value: id } } },
      { withCredentials: true },
    ); // want: migrated
  }

  broken = () => this.http.post(
    '/api/v1/books/list',
    {
      condition: {
        anyOf: [
          { mediaStatus: { operator: 'is', value: 'ERROR' } },
          { mediaStatus: { operator: 'is', value: 'UNSUPPORTED' } },
        ],
      },
    },
    { params: new HttpParams().appendAll({ sort: 'name' }) },
  ); // want: migrated

  sorted(id: string, sort?: string) {
    let params = new HttpParams().set('sort', 'metadata.numberSort,asc');
    if (sort) params = params.set('sort', sort);
    return this.http.post('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: id } } }, { params }); // want: migrated
  }

  tags(library: string): Observable<string[]> {
    const params = new HttpParams().set('library_id', library).set('unpaged', true);
    return this.http.get<{ content: string[] }>('/api/v2/tags', { params }).pipe(map((page) => page.content)); // want: migrated
  }

  more(page: number) {
    const params = new HttpParams();
    return this.http.post(
      '/api/v1/series/list',
      { condition: { allOf: [{ libraryId: { operator: 'is', value: 'L1' } }, { deleted: { operator: 'isFalse' } }] } },
      { params: params.set('page', page) },
    ); // want: migrated
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
    const params = this.paging(page);
    return this.http.post('/api/v1/series/list', { fullTextSearch: filter.text }, { params }); // want: review assumed-paging
  }

  pagedOf(library: string, page?: { page?: number }) {
    return this.http.post(
      '/api/v1/series/list',
      { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined },
      { params: this.paging(page) },
    ); // want: review assumed-paging
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
