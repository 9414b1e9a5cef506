import { Fetcher } from 'openapi-typescript-fetch';
import type { paths } from './schema';

const fetcher = Fetcher.for<paths>();

export const authors = fetcher.path('/api/v1/authors').method('get').create(); // want: review response-not-shown
export const moved = fetcher.path('/api/v2/authors').method('get').create(); // nope: migrated already
