import type { Page, models } from '@suite/core';
import { SERIES, booksOfSeries } from '@suite/core/paths';
import { http, requester, unwrap } from '@/lib';

export const fetchSeries = (page: number, term?: string) =>
  http.get<Page<models.Series>>(SERIES, { params: { page, search: term } }).then(unwrap); // want: review query-parameters

export const fetchVolumes = (id: string) => http.get<Page<models.Book>>(booksOfSeries(id)).then(unwrap); // want: review response-not-shown

export const fetchGroups = () => requester<object[]>({ method: 'GET', url: '/api/v1/series/alphabetical-groups' }); // want: review response-not-shown
export const fetchNew = () => requester<Page<models.Series>>({ method: 'GET', url: '/api/v1/series/new' }); // nope: a live list
export const fetchEvery = () => requester<Page<models.Series>>({ url: SERIES }); // want: review response-not-shown
