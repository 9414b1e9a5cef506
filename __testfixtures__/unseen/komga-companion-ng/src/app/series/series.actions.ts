import { createActionGroup, emptyProps, props } from '@ngrx/store';
import { Book, Page, Series, SeriesCriteria } from '../core/models';

export const SeriesActions = createActionGroup({
    source: 'Series',
    events: {
        'Criteria Changed': props<{ criteria: SeriesCriteria }>(),
        'Next Page': emptyProps(),
        'Loaded': props<{ page: Page<Series> }>(),
        'Failed': props<{ message: string }>(),
        'Opened': props<{ seriesId: string }>(),
        'Books Loaded': props<{ seriesId: string; books: Book[] }>(),
    },
});
