import { HttpClient, type HttpParams } from '@angular/common/http';
import { inject } from '@angular/core';
import type { Observable } from 'rxjs';

export abstract class BaseService {
  protected readonly http = inject(HttpClient);

  protected url(resource: string, version = 'v1'): string {
    return `https://komga.lan/api/${version}/${resource}`;
  }

  protected page<T>(resource: string, params: HttpParams, body?: unknown): Observable<{ content: T[] }> {
    return body === undefined
      ? this.http.get<{ content: T[] }>(this.url(resource), { params })
      : this.http.post<{ content: T[] }>(this.url(resource), body, { params });
  }
}
