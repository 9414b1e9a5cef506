export const LISTS = {
  genres: '/api/v1/genres', // mention
  libraries: '/api/v1/libraries',
  ages: '/api/v1/age-ratings', // mention
} as const;
