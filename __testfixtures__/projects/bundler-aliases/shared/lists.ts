export const LISTS = {
  genres: '/api/v1/genres',
  libraries: '/api/v1/libraries',
  ages: '/api/v1/age-ratings',
} as const;
