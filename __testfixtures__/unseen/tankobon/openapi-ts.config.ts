import { defineConfig } from '@hey-api/openapi-ts';

export default defineConfig({
  input: 'komga-1.25.0.json',
  output: 'packages/sdk/src',
  plugins: ['@hey-api/client-fetch'],
  parser: {
    filters: {
      operations: {
        include: [
          'GET /api/v1/series',
          'GET /api/v1/series/{seriesId}',
          'GET /api/v1/series/{seriesId}/books',
          'GET /api/v1/genres',
          'GET /api/v1/series/release-dates',
        ],
      },
    },
  },
});
