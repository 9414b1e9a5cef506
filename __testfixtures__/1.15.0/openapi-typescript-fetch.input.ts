import { Fetcher } from 'openapi-typescript-fetch';
import type { paths } from './schema';

const fetcher = Fetcher.for<paths>();

const listSeries = fetcher.path('/api/v1/series').method('get').create(); // want: manual arguments-mixed
const letters = fetcher.path('/api/v1/series/alphabetical-groups').method('get').create(); // want: manual arguments-mixed
const searchSeries = fetcher.path('/api/v1/series/list').method('post').create({ page: 1 }); // nope: migrated already

export const firstPage = async () => [await listSeries({ page: 0 }), await letters({}), await searchSeries({ page: 0 })];
