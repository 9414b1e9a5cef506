import axios from 'axios';
import { API, FROM_ENVIRONMENT, GENRES, settings } from './config';

export const tags = () => axios.get(`${API}/tags`); // want: review lists-joined
export const bookTags = (id: string) => axios.get(API + '/tags/book?series_id=' + id); // want: review lists-joined
export const years = () => axios.get(`${API}/series/release-dates`); // want: review response-not-shown
export const genres = () => axios.get(GENRES); // want: review response-not-shown
export const languages = () => axios.get(`${FROM_ENVIRONMENT}/languages`); // want: review response-not-shown
export const one = (id: string) => axios.get(`${API}/series/${id}`); // nope: a live operation

export class Shelf {
  readonly api = `${settings.shelf.komga}/api/v1`;

  publishers = () => axios.get(`${this.api}/publishers`); // want: review response-not-shown
  save(id: string, library: object) {
    return axios.put(`${this.api}/libraries/${id}`, library); // want: migrated
  }
  book(id: string) {
    return axios.get(`${this.api}/books/${id}`); // nope: a live operation
  }
}
