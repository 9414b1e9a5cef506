import { HttpClient } from '@angular/common/http';
import { Directive, inject, Injectable } from '@angular/core';
import { debounceTime, type Observable, Subject, switchMap } from 'rxjs';

export interface AuthorDto {
  name: string;
  role: string;
}

@Injectable({ providedIn: 'root' })
export class AuthorService {
  constructor(protected http: HttpClient) {}

  authors(): Observable<AuthorDto[]> {
    return this.http.get<AuthorDto[]>('/api/v2/authors'); // want: review response-not-shown
  }

  authorsOf(role: string): Observable<AuthorDto[]> {
    return this.http.get<AuthorDto[]>('/api/v2/authors', { params: { role } }); // want: review response-not-shown
  }

  areThere(): Observable<void> {
    return this.http.head<void>('/api/v1/authors'); // nope: another method
  }
}

@Directive({ selector: '[appAuthors]' })
export class AuthorsDirective {
  private readonly http = inject(HttpClient);
  readonly term = new Subject<string>();

  readonly found$ = this.term.pipe(
    debounceTime(200),
    switchMap((term) => this.http.get<AuthorDto[]>(`/api/v2/authors?search=${encodeURIComponent(term)}`)), // want: review response-not-shown
  );

  readonly text$ = this.http.request('GET', '/api/v2/authors', { responseType: 'text' }); // want: review response-not-shown
}
