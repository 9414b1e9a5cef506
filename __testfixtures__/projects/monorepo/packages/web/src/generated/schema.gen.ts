/* eslint-disable */
export interface operations {
  getSeriesDeprecated: { path: '/api/v1/series' }; // nope: generated
}
export const routes = ['/api/v1/series', '/api/v1/genres']; // nope: generated
