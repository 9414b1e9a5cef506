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
    return this.http.get<string[]>(API_GENRES, { params }); // want: review response-not-shown
  }

  getTags(): Observable<string[]> {
    return this.http.get<string[]>('/v2/tags'); // want: review lists-joined
  }

  getBookTags(seriesId: string): Observable<string[]> {
    return this.http.get<string[]>('/v2/tags', { params: { series_id: seriesId } }); // want: review lists-joined
  }

  getSeriesTags(): Observable<string[]> {
    return this.http.get<string[]>(`/v2/tags`); // want: review lists-joined
  }

  getLanguages(): Observable<string[]> {
    return this.http.request<string[]>('GET', '/v2/languages'); // want: review response-not-shown
  }

  getAuthorNames(search: string): Observable<string[]> {
    return this.http.get<string[]>(`${API_AUTHORS}/names?search=${encodeURIComponent(search)}`); // want: review response-not-shown
  }

  getAuthorRoles(): Observable<string[]> {
    return this.http.get<string[]>(`${API_AUTHORS}/roles`); // want: review response-not-shown
  }
}

@Injectable()
export class MenuService {
  private readonly client = inject(HttpClient);

  readonly menu$ = forkJoin({
    publishers: this.client.get<string[]>('/v2/publishers'), // want: review response-not-shown
    labels: this.client.get<string[]>('/v2/sharing-labels'), // want: review response-not-shown
    ages: this.client.get<string[]>('/v2/age-ratings').pipe(map((ages) => ages.filter((age) => age !== 'None'))), // want: review response-not-shown
    years: this.client // want: review response-not-shown
      .get<string[]>('/v2/series/release-years')
      .pipe(map((dates) => dates.reverse())),
    none: of([]),
  }).pipe(shareReplay({ bufferSize: 1, refCount: true }));

  collections() {
    return this.client.get('/api/v1/collections'); // nope: a live operation
  }
}
