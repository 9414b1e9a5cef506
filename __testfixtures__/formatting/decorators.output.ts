import { HttpClient } from '@angular/common/http';
import { Component, HostListener, Inject, Injectable, Input, Optional } from '@angular/core';
import { Memoize } from './memoize';
import { SERVER } from './tokens';

@Injectable({ providedIn: 'root' })
export class GenreService {
  constructor(
    @Inject(SERVER) private readonly server: string,
    @Optional() @Inject(HttpClient) private readonly http: HttpClient,
  ) {}

  @Memoize({ seconds: 60 })
  genres() {
    return this.http.get<string[]>(`${this.server}/v2/genres`); // want: review response-not-shown
  }
}

@Component({
  selector: 'app-books',
  template: `<a href="/series/{{ id }}/books">{{ count }}</a>`,
})
export class BooksComponent {
  @Input() id = '';
  count = 0;

  constructor(private readonly http: HttpClient) {}

  @HostListener('click', ['$event.target'])
  onClick(_target: EventTarget) {
    this.http.post<{ totalElements: number }>('/api/v1/books/list', {
      condition: { seriesId: { operator: 'is', value: this.id } },
    }).subscribe((page) => { // want: review response-not-shown
      this.count = page.totalElements;
    });
  }
}
