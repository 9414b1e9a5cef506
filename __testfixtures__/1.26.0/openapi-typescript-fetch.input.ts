import { Fetcher } from 'openapi-typescript-fetch';
import type { paths } from './schema';

const fetcher = Fetcher.for<paths>();

export const lists = {
  genres: fetcher.path('/api/v1/genres').method('get').create(), // want: migrated
  tags: fetcher.path('/api/v1/tags').method('get').create(), // want: migrated
  bookTags: fetcher.path('/api/v1/tags/book').method('get').create(), // want: migrated
  seriesTags: fetcher.path('/api/v1/tags/series').method('get').create(), // want: migrated
  languages: fetcher.path('/api/v1/languages').method('get').create(), // want: migrated
  publishers: fetcher.path('/api/v1/publishers').method('get').create(), // want: migrated
  labels: fetcher.path('/api/v1/sharing-labels').method('get').create(), // want: migrated
  ages: fetcher.path('/api/v1/age-ratings').method('get').create(), // want: migrated
  years: fetcher.path('/api/v1/series/release-dates').method('get').create(), // want: migrated
  names: fetcher.path('/api/v1/authors/names').method('get').create(), // want: migrated
  roles: fetcher.path('/api/v1/authors/roles').method('get').create(), // want: migrated
  libraries: fetcher.path('/api/v1/libraries').method('get').create(), // nope: a live list
};
