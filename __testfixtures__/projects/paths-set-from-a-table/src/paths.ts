export const paths = {
  genres: 'api/v1/genres',
  publishers: 'api/v1/publishers', // mention
  labels: 'api/v1/sharing-labels',
} as const;
