import { Fetcher } from 'openapi-typescript-fetch';
import type { paths } from './schema';

const fetcher = Fetcher.for<paths>();

export const lists = {
  genres: fetcher.path('/v2/genres').method('get').create(), // want: migrated
  tags: fetcher.path('/v2/tags').method('get').create(), // want: migrated
  bookTags: fetcher.path('/v2/tags').method('get').create(), // want: migrated
  seriesTags: fetcher.path('/v2/tags').method('get').create(), // want: migrated
  languages: fetcher.path('/v2/languages').method('get').create(), // want: migrated
  publishers: fetcher.path('/v2/publishers').method('get').create(), // want: migrated
  labels: fetcher.path('/v2/sharing-labels').method('get').create(), // want: migrated
  ages: fetcher.path('/v2/age-ratings').method('get').create(), // want: migrated
  years: fetcher.path('/v2/series/release-years').method('get').create(), // want: migrated
  names: fetcher.path('/v2/authors/names').method('get').create(), // want: migrated
  roles: fetcher.path('/v2/authors/roles').method('get').create(), // want: migrated
  libraries: fetcher.path('/api/v1/libraries').method('get').create(), // nope: a live list
};
