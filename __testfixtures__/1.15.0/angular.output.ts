import { HttpClient, HttpParams } from '@angular/common/http';
import { Injectable, inject } from '@angular/core';
import { map, type Observable, shareReplay } from 'rxjs';

export interface GroupCountDto {
  group: string;
  count: number;
}

export interface PageDto<T> {
  content: T[];
  totalElements: number;
}

export interface SeriesDto {
  id: string;
  name: string;
}

@Injectable({ providedIn: 'root' })
export class SeriesService {
  constructor(private readonly http: HttpClient) {}

  readonly letters$ = this.http.post<GroupCountDto[]>('/api/v1/series/list/alphabetical-groups', {})
    .pipe(shareReplay(1)); // want: review response-not-shown

  list(): Observable<SeriesDto[]> {
    return this.http.post<PageDto<SeriesDto>>('/api/v1/series/list', {}).pipe(map((page) => page.content)); // want: review response-not-shown
  }

  page(index: number, size: number): Observable<PageDto<SeriesDto>> {
    const params = new HttpParams().set('page', index).set('size', size);
    return this.http.post<PageDto<SeriesDto>>('/api/v1/series/list', {}, { params }); // want: review query-parameters
  }

  search(search: string): Observable<PageDto<SeriesDto>> {
    return this.http // want: review query-parameters
      .post<PageDto<SeriesDto>>(`/api/v1/series/list`, {}, {
        params: { search, size: '10' },
      });
  }

  byId(id: string): Observable<SeriesDto> {
    return this.http.get<SeriesDto>(`/api/v1/series/${id}`); // nope: one series
  }
}

@Injectable()
export class AlphabetResolver {
  #http = inject(HttpClient);

  resolve(): Observable<GroupCountDto[]> {
    return this.#http.request<GroupCountDto[]>('POST', '/api/v1/series/list/alphabetical-groups', {
      withCredentials: true,
      body: {},
    }); // want: review response-not-shown
  }
}
