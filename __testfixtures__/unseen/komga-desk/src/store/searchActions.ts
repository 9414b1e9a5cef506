import type { AxiosError } from 'axios';
import { http } from '../services/http';
import { SEARCH_DONE, SEARCH_FAILED, SEARCH_START } from './actionTypes';

const SERIES_URL = '/api/v1/series';

let lastRequest = 0;

/**
 * Thunk from 2019. The filters come from the form as they are, empty strings included.
 */
export function searchSeries(filters: any, page = 0) {
    return async (dispatch) => {
        const request = ++lastRequest;
        dispatch({ type: SEARCH_START, filters });

        const params: any = { page, size: 25 };
        if (filters.text) params.search = filters.text;
        if (filters.library && filters.library !== 'all') params.library_id = filters.library;
        if (filters.genres && filters.genres.length) params.genre = filters.genres;
        if (filters.status) params.status = filters.status;
        if (filters.year) params.release_year = filters.year;
        if (filters.author) params.author = filters.author + ',' + (filters.role || 'writer');
        if (filters.complete === 'yes') params.complete = true;
        if (filters.complete === 'no') params.complete = false;
        if (!filters.text) params.sort = filters.sort || 'metadata.titleSort,asc';

        try {
            const { data } = await http.get(SERIES_URL, { params });
            // somebody typed on while we were waiting
            if (request !== lastRequest) return;
            dispatch({ type: SEARCH_DONE, series: data.content, total: data.totalElements, page: data.number });
        } catch (e) {
            const error = e as AxiosError<{ message?: string }>;
            dispatch({ type: SEARCH_FAILED, message: error.response?.data?.message || error.message });
        }
    };
}
