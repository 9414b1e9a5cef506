import { http } from '../services/http';
import { FACETS_LOADED, UNMATCHED_LOADED } from './actionTypes';
import type { BookDto } from '../types';

export const loadFacets = () => (dispatch, getState) => {
    if (getState().desk.facets) return Promise.resolve();
    return Promise.all([
        http.get<string[]>('/api/v1/series/release-dates'),
        http.get<string[]>('/api/v1/languages'),
        http.get<string[]>('/api/v1/authors/roles'),
    ]).then(([years, languages, roles]) => {
        dispatch({
            type: FACETS_LOADED,
            facets: {
                years: years.data.map(Number).sort((a, b) => b - a),
                languages: languages.data,
                roles: roles.data.length > 0 ? roles.data : ['writer'],
            },
        });
    });
};

const unmatched = (book: BookDto) => book.metadata.title === book.name && book.metadata.tags.length === 0;

/** Books whose file name was all that Komga could find out. Walks through the whole library. */
export const loadUnmatched = (libraryId: string) => async (dispatch) => {
    const found: BookDto[] = [];
    let page = 0;
    let last = false;
    do {
        const res = await http.get('/api/v1/books?library_id=' + libraryId + '&page=' + page + '&size=500');
        found.push(...res.data.content.filter(unmatched));
        last = res.data.last;
        page++;
    } while (!last);
    dispatch({ type: UNMATCHED_LOADED, books: found });
};
