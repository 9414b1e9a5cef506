export const REFERENTIAL = {
  genres: '/api/v1/genres', // mention
  tags: '/api/v1/tags', // mention
  bookTags: '/api/v1/tags/book', // mention
  publishers: '/api/v1/publishers', // mention
  languages: '/api/v1/languages', // mention
  ages: '/api/v1/age-ratings', // mention
  labels: '/api/v1/sharing-labels', // mention
  authors: '/api/v1/authors', // mention
  roles: '/api/v1/authors/roles', // mention
  years: '/api/v1/series/release-dates', // mention
} as const;
