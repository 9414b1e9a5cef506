import { AsyncPipe } from '@angular/common';
import { Component, inject, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Series } from '../core/models';
import { BookService } from '../series/book.service';
import { SeriesService } from '../series/series.service';

@Component({
    selector: 'kc-home',
    standalone: true,
    imports: [AsyncPipe, RouterLink],
    template: `
        @if (reading$ | async; as page) {
            <h2>Reading ({{ page.totalElements }})</h2>
            @for (book of page.content; track book.id) {
                <a [routerLink]="['/series', book.seriesId, 'books']">{{ book.seriesTitle }} {{ book.metadata.number }}</a>
            }
        }
        <h2>Released this month</h2>
        @for (book of released$ | async; track book.id) {
            <p>{{ book.metadata.releaseDate }} {{ book.metadata.title }}</p>
        } @empty {
            <p>Nothing.</p>
        }
        @for (series of oneshots(); track series.id) {
            <p>{{ series.metadata.title }}</p>
        }
    `,
})
export class HomeComponent {
    private readonly books = inject(BookService);
    private readonly series = inject(SeriesService);
    protected readonly reading$ = this.books.inProgress({ size: 10 });
    protected readonly released$ = this.books.releasedSince(31);
    protected readonly oneshots = signal<Series[]>([]);

    showOneshots(libraryId: string): void {
        this.series.oneshots(libraryId).subscribe((all) => this.oneshots.set(all));
    }
}
