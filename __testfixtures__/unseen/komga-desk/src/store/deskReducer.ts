import { FACETS_LOADED, SEARCH_DONE, SEARCH_FAILED, SEARCH_START, UNMATCHED_LOADED } from './actionTypes';
import type { BookDto, SeriesDto } from '../types';

export interface DeskState {
    filters: any;
    loading: boolean;
    error: string | null;
    series: SeriesDto[];
    total: number;
    page: number;
    facets: { years: number[]; languages: string[]; roles: string[] } | null;
    unmatched: BookDto[];
}

const initial: DeskState = {
    filters: {},
    loading: false,
    error: null,
    series: [],
    total: 0,
    page: 0,
    facets: null,
    unmatched: [],
};

export function deskReducer(state = initial, action: any): DeskState {
    switch (action.type) {
        case SEARCH_START:
            return { ...state, loading: true, error: null, filters: action.filters };
        case SEARCH_DONE:
            return { ...state, loading: false, series: action.series, total: action.total, page: action.page };
        case SEARCH_FAILED:
            return { ...state, loading: false, error: action.message };
        case FACETS_LOADED:
            return { ...state, facets: action.facets };
        case UNMATCHED_LOADED:
            return { ...state, unmatched: action.books };
        default:
            return state;
    }
}
