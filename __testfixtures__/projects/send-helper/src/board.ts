import { limited, load } from './komga.js';
import { fetchPage } from './mirror.js';

interface Page {
  totalElements: number;
}

export const total = () => load<Page>('/books?size=0'); // want: migrated
export const volumes = (id: string) => load<Page>(`/series/${id}/books`); // want: migrated
export const mirrored = () => fetchPage<Page>('/series?size=0'); // want: review wrapper-grown
export const newest = () => load<Page>('/books/latest'); // nope: a live list

const options = { limit: 5 };

/** Passes what only the reading function takes. */
export const listed = () => limited<Page>('/books', options); // want: review wrapper-grown
export const every = () => limited<Page>('/series'); // want: migrated
