/* generated using openapi-typescript-codegen -- do not edit */
import { request as __request } from './request';

export class ReferentialMetadataService {
  public static getTags(libraryId?: string[], collectionId?: string) {
    return __request({ method: 'GET', url: '/api/v1/tags', query: { library_id: libraryId, collection_id: collectionId } }); // nope: generated
  }
}
