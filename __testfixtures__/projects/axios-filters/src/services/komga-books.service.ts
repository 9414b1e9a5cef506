import type { AxiosInstance } from 'axios';
import { API_BOOKS } from './paths';
import { serialize } from './serialize';

export default class KomgaBooksService {
  private http: AxiosInstance;

  constructor(http: AxiosInstance) {
    this.http = http;
  }

  async getBooks(libraryId?: string, pageRequest?: PageRequest, search?: string, mediaStatus?: string[], readStatus?: string[], releasedAfter?: Date) {
    try {
      const params = { ...pageRequest } as any;
      if (libraryId) {
        params.library_id = libraryId;
      }
      if (search) {
        params.search = search;
      }
      if (mediaStatus) {
        params.media_status = mediaStatus;
      }
      if (readStatus) {
        params.read_status = readStatus;
      }
      if (releasedAfter) {
        params.released_after = releasedAfter.toISOString().slice(0, 10);
      }
      return (
        await this.http.get(API_BOOKS, { // want: review query-parameters
          params: params,
          paramsSerializer: serialize,
        })
      ).data;
    } catch (e) {
      let msg = 'An error occurred while trying to retrieve books';
      if (e.response.data.message) msg += `: ${e.response.data.message}`;
      throw new Error(msg);
    }
  }

  async getOnDeck(libraryId?: string, pageRequest?: PageRequest) {
    const params = { ...pageRequest, library_id: libraryId };
    return (await this.http.get(`${API_BOOKS}/ondeck`, { params, paramsSerializer: serialize })).data; // nope: a live list
  }

  async getBook(bookId: string) {
    return (await this.http.get(`${API_BOOKS}/${bookId}`)).data; // nope: one book
  }
}
