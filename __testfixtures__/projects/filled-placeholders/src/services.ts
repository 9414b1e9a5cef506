import { type ApiConfig, request as __request } from './request';

export const OpenAPI: ApiConfig = { BASE: 'http://localhost:25600' };

export class Services {
  public static getGenres(libraryId?: string): Promise<string[]> {
    return __request(OpenAPI, { // want: migrated
      method: 'GET',
      url: '/api/v1/genres',
      query: { library_id: libraryId },
    });
  }

  public static getBooksOfSeries(seriesId: string, unpaged?: boolean): Promise<{ content: object[] }> {
    return __request(OpenAPI, { // want: migrated
      method: 'GET',
      url: '/api/v1/series/{seriesId}/books',
      path: { seriesId },
      query: { unpaged },
    });
  }

  public static updateLibrary(libraryId: string, requestBody: object): Promise<void> {
    return __request(OpenAPI, { // want: migrated
      method: 'PUT',
      url: '/api/v1/libraries/{libraryId}',
      path: { libraryId: libraryId },
      body: requestBody,
    });
  }

  public static getSeries(seriesId: string): Promise<object> {
    return __request(OpenAPI, { method: 'GET', url: '/api/v1/series/{seriesId}', path: { seriesId } }); // nope: live
  }
}
