import { HttpClient, HttpParams } from '@angular/common/http';
import { inject } from '@angular/core';
import { Observable, retry } from 'rxjs';
import { Page, PageRequest } from './models';
import { KOMGA_CONFIG } from './tokens';

/**
 * Common ground for all services of the Komga API.
 * Subclasses know resource names, this class knows the server.
 */
export abstract class BaseApiService {
    protected readonly http = inject(HttpClient);
    private readonly config = inject(KOMGA_CONFIG);

    protected url(resource: string): string {
        return `${this.config.serverUrl}/api/v1/${resource}`;
    }

    protected fetchPage<T>(resource: string, params: HttpParams): Observable<Page<T>> {
        return this.http.get<Page<T>>(this.url(resource), { params }).pipe(retry({ count: 2, delay: 500 }));
    }

    protected fetchOne<T>(resource: string): Observable<T> {
        return this.http.get<T>(this.url(resource));
    }

    protected pageParams(request: PageRequest): HttpParams {
        let params = new HttpParams();
        if (request.page !== undefined) params = params.set('page', request.page);
        if (request.size !== undefined) params = params.set('size', request.size);
        for (const sort of request.sort ?? []) params = params.append('sort', sort);
        return params;
    }
}
