import { HttpParams } from '@angular/common/http';
import { Injectable } from '@angular/core';
import { EMPTY, Observable, expand, map, reduce } from 'rxjs';
import { BaseApiService } from '../core/base-api.service';
import { Page, PageRequest, Series, SeriesCriteria } from '../core/models';

@Injectable({ providedIn: 'root' })
export class SeriesService extends BaseApiService {
    find(criteria: SeriesCriteria, request: PageRequest): Observable<Page<Series>> {
        let params = this.pageParams(request);
        if (criteria.text) {
            params = params.set('search', criteria.text);
        }
        for (const id of criteria.libraryIds) {
            params = params.append('library_id', id);
        }
        for (const status of criteria.status) {
            params = params.append('status', status);
        }
        for (const readStatus of criteria.readStatus) {
            params = params.append('read_status', readStatus);
        }
        if (criteria.author) {
            params = params.set('author', `${criteria.author.name},${criteria.author.role}`);
        }
        if (criteria.complete !== undefined) {
            params = params.set('complete', criteria.complete);
        }
        return this.fetchPage<Series>('series', params);
    }

    byId(seriesId: string): Observable<Series> {
        return this.fetchOne<Series>(`series/${seriesId}`);
    }

    recentlyAdded(): Observable<Series[]> {
        return this.fetchPage<Series>('series/new', new HttpParams().set('size', 12)).pipe(map((page) => page.content));
    }

    /** All one-shots of a library; walks through all pages. */
    oneshots(libraryId: string): Observable<Series[]> {
        const load = (page: number) =>
            this.fetchPage<Series>(
                'series',
                new HttpParams({ fromObject: { library_id: libraryId, oneshot: true, page, size: 200 } }),
            );
        return load(0).pipe(
            expand((page) => (page.last ? EMPTY : load(page.number + 1))),
            reduce((all, page) => all.concat(page.content), [] as Series[]),
        );
    }

    countUnread(libraryId: string): Observable<number> {
        return this.http
            .get<Page<Series>>(this.url('series'), { params: { library_id: libraryId, read_status: 'UNREAD', size: 1 } })
            .pipe(map(({ totalElements }) => totalElements));
    }
}
