import { createFeature, createReducer, on } from '@ngrx/store';
import { Book, Series, SeriesCriteria } from '../core/models';
import { SeriesActions } from './series.actions';

export interface SeriesState {
    criteria: SeriesCriteria;
    items: Series[];
    nextPage: number | null;
    total: number;
    books: Record<string, Book[]>;
    error: string | null;
}

const initialState: SeriesState = {
    criteria: { libraryIds: [], status: [], readStatus: [] },
    items: [],
    nextPage: 0,
    total: 0,
    books: {},
    error: null,
};

export const seriesFeature = createFeature({
    name: 'series',
    reducer: createReducer(
        initialState,
        on(SeriesActions.criteriaChanged, (state, { criteria }) => ({
            ...state,
            criteria,
            items: [],
            nextPage: 0,
        })),
        on(SeriesActions.loaded, (state, { page }) => ({
            ...state,
            items: page.first ? page.content : [...state.items, ...page.content],
            nextPage: page.last ? null : page.number + 1,
            total: page.totalElements,
            error: null,
        })),
        on(SeriesActions.failed, (state, { message }) => ({ ...state, error: message })),
        on(SeriesActions.booksLoaded, (state, { seriesId, books }) => ({
            ...state,
            books: { ...state.books, [seriesId]: books },
        })),
    ),
});
