export const REFERENTIAL = {
  genres: '/api/v1/genres',
  tags: '/api/v1/tags',
  bookTags: '/api/v1/tags/book',
  publishers: '/api/v1/publishers',
  languages: '/api/v1/languages',
  ages: '/api/v1/age-ratings',
  labels: '/api/v1/sharing-labels',
  authors: '/api/v1/authors',
  roles: '/api/v1/authors/roles', // mention
  years: '/api/v1/series/release-dates',
} as const;
