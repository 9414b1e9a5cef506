import { Fetcher } from 'openapi-typescript-fetch';
import type { paths } from './schema';

const fetcher = Fetcher.for<paths>();

export const books = fetcher.path('/api/v1/books').method('get').create(); // want: manual arguments-mixed
export const volumes = fetcher.path('/api/v1/series/{seriesId}/books').method('get').create(); // want: manual
export const onDeck = fetcher.path('/api/v1/books/ondeck').method('get').create(); // nope: a live list
