import { Fetcher } from 'openapi-typescript-fetch';
import type { paths } from './schema';

const fetcher = Fetcher.for<paths>();

export const lists = {
  genres: fetcher.path('/v2/genres').method('get').create(), // want: review response-not-shown
  tags: fetcher.path('/v2/tags').method('get').create(), // want: review lists-joined
  bookTags: fetcher.path('/v2/tags').method('get').create(), // want: review lists-joined
  seriesTags: fetcher.path('/v2/tags').method('get').create(), // want: review lists-joined
  languages: fetcher.path('/v2/languages').method('get').create(), // want: review response-not-shown
  publishers: fetcher.path('/v2/publishers').method('get').create(), // want: review response-not-shown
  labels: fetcher.path('/v2/sharing-labels').method('get').create(), // want: review response-not-shown
  ages: fetcher.path('/v2/age-ratings').method('get').create(), // want: review response-not-shown
  years: fetcher.path('/v2/series/release-years').method('get').create(), // want: review response-not-shown
  names: fetcher.path('/v2/authors/names').method('get').create(), // want: review response-not-shown
  roles: fetcher.path('/v2/authors/roles').method('get').create(), // want: review response-not-shown
  libraries: fetcher.path('/api/v1/libraries').method('get').create(), // nope: a live list
};
