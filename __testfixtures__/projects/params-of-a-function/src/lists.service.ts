import { HttpClient, HttpParams } from '@angular/common/http';
import { inject } from '@angular/core';
import { forkJoin, map, Observable } from 'rxjs';

interface Page<T> {
  content: T[];
}

export class ListsService {
  private readonly http = inject(HttpClient);
  private readonly api = `${inject(KOMGA_URL)}/api/v1`;

  options(libraryId?: string) {
    return forkJoin({
      genres: this.list('genres', libraryId), // want: review wrapper-grown
      tags: this.list('tags', libraryId), // want: migrated
      latest: this.list('series/latest', libraryId), // nope: a live list
    });
  }

  series(library: string): Observable<object[]> {
    return this.unread('series', library).pipe(map((page) => page.content)); // want: manual query-on-the-way
  }

  private list(name: string, libraryId?: string): Observable<string[]> {
    const params = libraryId ? new HttpParams().set('library_id', libraryId) : undefined;
    return this.http.get<string[]>(`${this.api}/${name}`, { params });
  }

  private unread(name: string, library: string): Observable<Page<object>> {
    let params = new HttpParams().set('read_status', 'UNREAD');
    params = params.append('library_id', library);
    return this.http.get<Page<object>>(`${this.api}/${name}`, { params });
  }
}
declare const KOMGA_URL: never;
