import { api } from './api';
import type { Page, Series } from './types';

export const found = (term: string) => api<Page<Series>>(`/series?search=${encodeURIComponent(term)}&size=10`); // want: migrated

// Nothing says what this returns, and `sendJson` returns nothing then.
export const ended = () => api('/series?status=ENDED&size=0'); // want: migrated
