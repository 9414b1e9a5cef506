import axios from 'axios';

const V1 = '/api/v1';

export const series = (qs: string) => fetch(`/api/v1/series${qs}`); // want: manual unknown-tail
export const books = (query: string) => axios.get('/api/v1/books' + query); // want: manual unknown-tail
export const genres = (qs: string) => fetch(`/api/v1/genres${qs}`); // want: manual unknown-tail
export const volumes = (id: string, tail: string) => axios.get(`${V1}/series/${id}/books${tail}`); // want: manual unknown-tail
export const tail = (id: string, rest: string) => fetch(`/api/v1/series/${id}${rest}`); // nope: one series, whatever follows
export const kind = (name: string) => fetch(`/api/v1/${name}`); // want: manual open-end
export const kindOfSeries = (name: string) => axios.get(`${V1}/series/${name}`); // nope: the name is not known
export const known = (page: number) => fetch(`/v2/genres?${page}`); // want: review response-not-shown
