import { HttpClient, HttpParams } from '@angular/common/http';
import { Injectable, inject } from '@angular/core';
import { forkJoin, map, type Observable, of, shareReplay } from 'rxjs';

const API_GENRES = '/v2/genres';
const API_AUTHORS = '/v2/authors';

@Injectable({ providedIn: 'root' })
export class ReferentialService {
  constructor(private http: HttpClient) {}

  getGenres(libraryId?: string): Observable<string[]> {
    const params = libraryId ? new HttpParams().set('library_id', libraryId) : undefined;
    return this.http.get<string[]>(API_GENRES, { params }); // want: migrated
  }

  getTags(): Observable<string[]> {
    return this.http.get<string[]>('/v2/tags'); // want: migrated
  }

  getBookTags(seriesId: string): Observable<string[]> {
    return this.http.get<string[]>('/v2/tags', { params: { series_id: seriesId } }); // want: migrated
  }

  getSeriesTags(): Observable<string[]> {
    return this.http.get<string[]>(`/v2/tags`); // want: migrated
  }

  getLanguages(): Observable<string[]> {
    return this.http.request<string[]>('GET', '/v2/languages'); // want: migrated
  }

  getAuthorNames(search: string): Observable<string[]> {
    return this.http.get<string[]>(`${API_AUTHORS}/names?search=${encodeURIComponent(search)}`); // want: migrated
  }

  getAuthorRoles(): Observable<string[]> {
    return this.http.get<string[]>(`${API_AUTHORS}/roles`); // want: migrated
  }
}

@Injectable()
export class MenuService {
  private readonly client = inject(HttpClient);

  readonly menu$ = forkJoin({
    publishers: this.client.get<string[]>('/v2/publishers'), // want: migrated
    labels: this.client.get<string[]>('/v2/sharing-labels'), // want: migrated
    ages: this.client.get<string[]>('/v2/age-ratings').pipe(map((ages) => ages.filter((age) => age !== 'None'))), // want: migrated
    years: this.client // want: migrated
      .get<string[]>('/v2/series/release-years')
      .pipe(map((dates) => dates.reverse())),
    none: of([]),
  }).pipe(shareReplay({ bufferSize: 1, refCount: true }));

  collections() {
    return this.client.get('/api/v1/collections'); // nope: a live operation
  }
}
