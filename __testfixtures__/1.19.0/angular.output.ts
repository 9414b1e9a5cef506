import { HttpClient, HttpParams } from '@angular/common/http';
import { Component, Injectable, Input, inject } from '@angular/core';
import { EMPTY, expand, map, type Observable, reduce } from 'rxjs';

interface BookDto {
  id: string;
  name: string;
}

interface PageDto<T> {
  content: T[];
  last: boolean;
  number: number;
}

const API = '/api/v1';

@Injectable({ providedIn: 'root' })
export class BookService {
  constructor(
    private readonly http: HttpClient,
    private readonly size: number,
  ) {}

  books(): Observable<BookDto[]> {
    return this.http.post<PageDto<BookDto>>('/api/v1/books/list', {}).pipe(map(({ content }) => content)); // want: review response-not-shown
  }

  allBooks(): Observable<BookDto[]> {
    return this.page(0).pipe(
      expand((page) => (page.last ? EMPTY : this.page(page.number + 1))),
      reduce((all, page) => [...all, ...page.content], [] as BookDto[]),
    );
  }

  private page(page: number): Observable<PageDto<BookDto>> {
    return this.http.post<PageDto<BookDto>>(`${API}/books/list`, {}, { params: new HttpParams({ fromObject: { page, size: this.size } }) }); // want: review query-parameters
  }

  volumes(seriesId: string): Observable<BookDto[]> {
    // want: review response-not-shown
    return this.http
      .post<PageDto<BookDto>>(
        `${API}/books/list`,
        { condition: { seriesId: { operator: 'is', value: seriesId } } },
        { withCredentials: true },
      )
      .pipe(map(({ content }) => content));
  }
}

@Component({ selector: 'app-volumes', template: '<li *ngFor="let book of books$ | async">{{ book.name }}</li>' })
export class VolumesComponent {
  @Input({ required: true }) seriesId!: string;
  private http = inject(HttpClient);

  get books$(): Observable<BookDto[]> {
    return this.http.post<BookDto[]>('/api/v1/books/list?unpaged=true', {
      condition: { seriesId: { operator: 'is', value: this.seriesId } },
    }); // want: review query-parameters
  }

  get first$() {
    return this.http.request<PageDto<BookDto>>('POST', '/api/v1/books/list', {
      body: { condition: { seriesId: { operator: 'is', value: this.seriesId } } },
    }); // want: review response-not-shown
  }

  markRead(bookId: string) {
    return this.http.patch(`/api/v1/books/${bookId}/read-progress`, { completed: true }); // nope: a path below a book
  }
}
