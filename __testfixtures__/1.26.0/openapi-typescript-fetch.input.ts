import { Fetcher } from 'openapi-typescript-fetch';
import type { paths } from './schema';

const fetcher = Fetcher.for<paths>();

export const lists = {
  genres: fetcher.path('/api/v1/genres').method('get').create(), // want: review response-not-shown
  tags: fetcher.path('/api/v1/tags').method('get').create(), // want: review lists-joined
  bookTags: fetcher.path('/api/v1/tags/book').method('get').create(), // want: review lists-joined
  seriesTags: fetcher.path('/api/v1/tags/series').method('get').create(), // want: review lists-joined
  languages: fetcher.path('/api/v1/languages').method('get').create(), // want: review response-not-shown
  publishers: fetcher.path('/api/v1/publishers').method('get').create(), // want: review response-not-shown
  labels: fetcher.path('/api/v1/sharing-labels').method('get').create(), // want: review response-not-shown
  ages: fetcher.path('/api/v1/age-ratings').method('get').create(), // want: review response-not-shown
  years: fetcher.path('/api/v1/series/release-dates').method('get').create(), // want: review response-not-shown
  names: fetcher.path('/api/v1/authors/names').method('get').create(), // want: review response-not-shown
  roles: fetcher.path('/api/v1/authors/roles').method('get').create(), // want: review response-not-shown
  libraries: fetcher.path('/api/v1/libraries').method('get').create(), // nope: a live list
};
