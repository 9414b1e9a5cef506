import { HttpClient } from '@angular/common/http';
import { Injectable, inject } from '@angular/core';
import { map, type Observable } from 'rxjs';
import type { Author } from './dto';

@Injectable({ providedIn: 'root' })
export class AuthorsService {
  private readonly http = inject(HttpClient);

  byName(search: string): Observable<Author[]> {
    return this.http.get<Author[]>('/api/v1/authors', { params: { search } });
  }

  names(search: string): Observable<string[]> {
    return this.http.get<string[]>('/api/v1/authors/names', { params: { search } });
  }

  roles(): Observable<string[]> {
    return this.http.get<string[]>('/api/v1/authors/roles').pipe(map((roles) => roles.toSorted()));
  }
}
