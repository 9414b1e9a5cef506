import { HttpClient, HttpParams } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';
import { KOMGA_API } from './tokens.ts';

interface Paging {
  page?: number;
  size?: number;
}
interface Criteria {
  text?: string;
  libraries?: string[];
}

function paged(paging: Paging, params = new HttpParams()): HttpParams {
  if (paging.page !== undefined) params = params.set('page', paging.page);
  if (paging.size !== undefined) params = params.set('size', paging.size);
  return params;
}

function filtered({ text, libraries }: Criteria) {
  let params = new HttpParams();
  if (text) params = params.set('search', text);
  libraries?.forEach((id) => (params = params.append('library_id', id)));
  return params;
}

// It may be anything that Angular takes.
declare function decorated(criteria: Criteria): any;

@Injectable()
export class SeriesRepository {
  private readonly http = inject(HttpClient);
  private readonly root = `${inject(KOMGA_API)}/series`;

  find(criteria: Criteria, paging: Paging) {
    return this.http.get<object>(this.root, { params: paged(paging, filtered(criteria)) }); // want: migrated
  }

  // `inject` can only be called where an object is created, so the address is not written out here.
  books(id: string, paging: Paging) {
    return this.http.get<object>(`${this.root}/${id}/books`, { params: paged(paging) }); // want: migrated
  }

  initials(criteria: Criteria) {
    return this.http.get<object[]>(`${this.root}/alphabetical-groups`, { params: filtered(criteria) }); // want: migrated
  }

  any(criteria: Criteria) {
    return this.http.get<object>(this.root, { params: decorated(criteria) }); // want: manual query-unknown
  }
}
