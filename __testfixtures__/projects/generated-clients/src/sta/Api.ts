/*
 * ---------------------------------------------------------------
 * ## THIS FILE WAS GENERATED VIA SWAGGER-TYPESCRIPT-API        ##
 * ---------------------------------------------------------------
 */
export class Api {
  request = (options: object) => fetch('', options);
  api = {
    getSeriesDeprecated: (query?: object, params: object = {}) =>
      this.request({ path: `/api/v1/series`, method: 'GET', query, ...params }), // nope: generated
  };
}
