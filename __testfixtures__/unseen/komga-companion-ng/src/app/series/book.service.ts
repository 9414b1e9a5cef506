import { HttpParams } from '@angular/common/http';
import { Injectable } from '@angular/core';
import { Observable, map } from 'rxjs';
import { BaseApiService } from '../core/base-api.service';
import { Book, Page, PageRequest } from '../core/models';

const DAY = 24 * 60 * 60 * 1000;

@Injectable({ providedIn: 'root' })
export class BookService extends BaseApiService {
    ofSeries(seriesId: string, request: PageRequest = { size: 50 }): Observable<Page<Book>> {
        return this.fetchPage<Book>(`series/${seriesId}/books`, this.pageParams(request));
    }

    firstOfSeries(seriesId: string): Observable<Book | undefined> {
        return this.fetchPage<Book>(`series/${seriesId}/books`, new HttpParams().set('size', 1)).pipe(
            map(({ content: [first] }) => first),
        );
    }

    onDeck(): Observable<Book[]> {
        return this.fetchPage<Book>('books/ondeck', new HttpParams()).pipe(map((page) => page.content));
    }

    inProgress(request: PageRequest): Observable<Page<Book>> {
        const params = this.pageParams({ sort: ['readProgress.readDate,desc'], ...request }).set('read_status', 'IN_PROGRESS');
        return this.fetchPage<Book>('books', params);
    }

    releasedSince(days: number, libraryIds: readonly string[] = []): Observable<Book[]> {
        const since = new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
        let params = new HttpParams().set('released_after', since).set('sort', 'metadata.releaseDate,desc').set('size', 30);
        if (libraryIds.length) {
            params = params.set('library_id', libraryIds.join(','));
        }
        return this.fetchPage<Book>('books', params).pipe(map((page) => page.content));
    }

    markRead(bookId: string): Observable<void> {
        return this.http.patch<void>(this.url(`books/${bookId}/read-progress`), { completed: true });
    }
}
