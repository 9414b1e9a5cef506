import { AsyncPipe } from '@angular/common';
import { Component, OnInit, inject, input } from '@angular/core';
import { Store } from '@ngrx/store';
import { map } from 'rxjs';
import { BookService } from './book.service';
import { SeriesActions } from './series.actions';
import { seriesFeature } from './series.reducer';

@Component({
    selector: 'kc-series-books',
    standalone: true,
    imports: [AsyncPipe],
    template: `
        <button (click)="readFirst()">Start</button>
        @for (book of books$ | async; track book.id) {
            <p>{{ book.metadata.number }} {{ book.metadata.title }}</p>
        }
    `,
})
export class SeriesBooksComponent implements OnInit {
    readonly seriesId = input.required<string>();
    private readonly store = inject(Store);
    private readonly service = inject(BookService);
    protected readonly books$ = this.store
        .select(seriesFeature.selectBooks)
        .pipe(map((books) => books[this.seriesId()] ?? []));

    ngOnInit(): void {
        this.store.dispatch(SeriesActions.opened({ seriesId: this.seriesId() }));
    }

    readFirst(): void {
        this.service.firstOfSeries(this.seriesId()).subscribe((book) => {
            if (book) window.open(`/reader/${book.id}`);
        });
    }
}
