// fixture: profile=komga
import { HttpClient } from '@angular/common/http';
import { merge, Observable, of, type OperatorFunction } from 'rxjs';
import { catchError, map, shareReplay, toArray } from 'rxjs/operators';

const root = 'https://komga.example.com';

function counted<T>(): OperatorFunction<T[], number> {
  return map((list) => list.length);
}

export class TagsService {
  constructor(private readonly http: HttpClient) {}

  private list<T>(path: string): Observable<T[]> {
    return this.http.get<T[]>(`${root}${path}`).pipe(shareReplay(1));
  }

  private count(path: string): Observable<number> {
    return this.http.get<string[]>(`${root}${path}`).pipe(counted());
  }

  private all(path: string): Observable<string[][]> {
    return this.http.get<string[]>(`${root}${path}`).pipe(toArray());
  }

  genres(): Observable<string[]> {
    return this.list<string>('/api/v2/genres?unpaged=true')
      .pipe(map((page: any): string[] => page.content), catchError(() => of([]))); // want: migrated
  }

  languages(): Observable<string> {
    return this.count('/api/v1/languages').pipe(map((count) => `${count} languages`)); // want: manual
  }

  publishers(): Observable<string> {
    return this.all('/api/v1/publishers').pipe(map(([publishers]) => publishers.join(', '))); // want: manual
  }

  libraries(): Observable<unknown> {
    return merge(this.count('/api/v1/libraries'), this.all('/api/v1/libraries')); // nope: not deprecated
  }
}
