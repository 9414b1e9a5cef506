import axios, { type AxiosInstance } from 'axios';
import ky from 'ky';
import { ofetch } from 'ofetch';

export const addSeries = (series: object) => fetch('/api/v1/series', { method: 'POST', body: JSON.stringify(series) }); // nope: another method
export const addBook = (book: object) => axios.post('/api/v1/books', book); // nope: another method
export const dropTags = () => ky.delete('/api/v1/tags'); // nope: another method
export const probe = () => axios.head('/api/v1/genres'); // nope: another method
export const options = () => ofetch('/api/v1/languages', { method: 'OPTIONS' }); // nope: another method
export const replaceSeries = (list: object[]) => axios.put('/api/v1/series', list); // nope: another method
export const patchLibrary = (id: string, part: object) => ky.patch(`/api/v1/libraries/${id}`, { json: part }); // nope: migrated already
export const postLibrary = (client: AxiosInstance, id: string) => client.post(`/api/v1/libraries/${id}`, {}); // nope: another method
export const putBooks = (id: string, ids: string[]) => axios({ method: 'put', url: `/api/v1/series/${id}/books`, data: ids }); // nope: another method
