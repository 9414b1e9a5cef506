export const document = {
  openapi: '3.1.0',
  paths: {
    '/api/v1/series': { get: { deprecated: true, operationId: 'getSeriesDeprecated' } }, // nope: an API description; mention
    '/api/v1/series/{seriesId}/books': { get: { deprecated: true } }, // nope: an API description; mention
    '/api/v1/series/list': { post: { operationId: 'getSeries' } }, // nope: an API description
  },
};
