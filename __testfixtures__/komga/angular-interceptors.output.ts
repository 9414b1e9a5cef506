// fixture: profile=komga
import { HttpClient, HttpHandlerFn, HttpInterceptorFn, HttpRequest, HttpResponse } from '@angular/common/http';
import { inject } from '@angular/core';
import { map, of } from 'rxjs';

// Both generations of paths get the key.
export const withKey: HttpInterceptorFn = (request, next) =>
  request.url.startsWith('/api/') ? next(request.clone({ setHeaders: { 'X-API-Key': 'secret' } })) : next(request);

const kept = new Map<string, HttpResponse<unknown>>();

// The responses of GET are kept; a search is sent each time.
export function withCache(request: HttpRequest<unknown>, next: HttpHandlerFn) {
  if (request.method !== 'GET') return next(request);
  const known = kept.get(request.urlWithParams);
  return known ? of(known) : next(request);
}

// A list is counted, whatever it is a list of.
export const withCount: HttpInterceptorFn = (request, next) =>
  next(request).pipe(
    map((event) => (event instanceof HttpResponse ? event.clone({ headers: event.headers.set('X-Count', `${(event.body as unknown[]).length}`) }) : event)),
  );

export class Catalogue {
  private readonly http = inject(HttpClient);
  genres = () => this.http.get<string[]>('/api/v1/genres'); // want: manual hook
  rename = (id: string, name: string) => this.http.patch<void>(`/api/v1/libraries/${id}`, { name }); // want: migrated
  books = (search: string) => this.http.post('/api/v1/books/list', { fullTextSearch: search }); // want: review method-tested
  one = (id: string) => this.http.get(`/api/v1/series/${id}`); // nope: one series
}
