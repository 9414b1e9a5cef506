import axios from 'axios';

const BASE = process.env.CATALOGUE_URL;
const API = `${BASE}/api/v1/series`; // nope: base and path in one, shared with a live operation
const BOOKS_API = BASE + '/api/v1/books'; // nope: base and path in one, shared with live operations

export const volumes = (id: string) =>
  axios.post(`${BASE}/api/v1/books/list`, { condition: { seriesId: { operator: 'is', value: id } } }); // want: review response-not-shown
export const all = () => axios.post(`${API}/list`, {}); // want: review response-not-shown
export const years = () => axios.get(`${BASE}/v2/series/release-years`); // want: review response-not-shown
export const one = (id: string) => axios.get(`${API}/${id}`); // nope: one series
export const latest = () => axios.get(`${API}/latest`); // nope: a live list

export const books = () => axios.post(`${BOOKS_API}/list`, {}); // want: review response-not-shown
export const deck = () => axios.get(`${BOOKS_API}/ondeck`); // nope: a live list
