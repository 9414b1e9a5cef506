import { inject } from '@angular/core';
import { Actions, createEffect, ofType } from '@ngrx/effects';
import { Store } from '@ngrx/store';
import { catchError, filter, map, of, switchMap, withLatestFrom } from 'rxjs';
import { BookService } from './book.service';
import { SeriesActions } from './series.actions';
import { seriesFeature } from './series.reducer';
import { SeriesService } from './series.service';

export const loadSeries = createEffect(
    (actions = inject(Actions), store = inject(Store), service = inject(SeriesService)) =>
        actions.pipe(
            ofType(SeriesActions.criteriaChanged, SeriesActions.nextPage),
            withLatestFrom(store.select(seriesFeature.selectSeriesState)),
            filter(([, state]) => state.nextPage !== null),
            switchMap(([, { criteria, nextPage }]) =>
                service.find(criteria, { page: nextPage ?? 0, size: 40, sort: ['metadata.titleSort,asc'] }).pipe(
                    map((page) => SeriesActions.loaded({ page })),
                    catchError((error: Error) => of(SeriesActions.failed({ message: error.message }))),
                ),
            ),
        ),
    { functional: true },
);

export const loadBooks = createEffect(
    (actions = inject(Actions), service = inject(BookService)) =>
        actions.pipe(
            ofType(SeriesActions.opened),
            switchMap(({ seriesId }) =>
                service.ofSeries(seriesId).pipe(
                    map(({ content: books }) => SeriesActions.booksLoaded({ seriesId, books })),
                    catchError((error: Error) => of(SeriesActions.failed({ message: error.message }))),
                ),
            ),
        ),
    { functional: true },
);
