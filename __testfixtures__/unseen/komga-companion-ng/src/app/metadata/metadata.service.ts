import { Injectable } from '@angular/core';
import { Observable, map, shareReplay } from 'rxjs';
import { BaseApiService } from '../core/base-api.service';
import { Author } from '../core/models';

@Injectable({ providedIn: 'root' })
export class MetadataService extends BaseApiService {
    readonly roles$: Observable<string[]> = this.fetchOne<string[]>('authors/roles').pipe(shareReplay(1));

    authors(term: string): Observable<Author[]> {
        return this.http.get<Author[]>(this.url('authors'), { params: { search: term } }).pipe(
            map((authors) => authors.slice(0, 25)),
        );
    }

    languages(libraryId?: string): Observable<string[]> {
        const suffix = libraryId ? `?library_id=${libraryId}` : '';
        return this.fetchOne<string[]>('languages' + suffix);
    }
}
