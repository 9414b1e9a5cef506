/** Generated from the document of 1.26. */
export interface paths {
  '/api/v1/series': { get: { parameters: { query?: { page?: number } } } };
  '/api/v1/series/list': {
    get?: never;
    post: { parameters: { query?: { page?: number } }; requestBody: { content: { 'application/json': object } } };
  };
  '/api/v1/libraries/{id}': { put: { requestBody: object }; patch: { requestBody: object } };
}
