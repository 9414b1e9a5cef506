import axios from 'axios';

const BASE = process.env.CATALOGUE_URL;
const API = `${BASE}/api/v1/series`; // nope: base and path in one, shared with a live operation
const BOOKS_API = BASE + '/api/v1/books'; // nope: base and path in one, shared with live operations

export const volumes = (id: string) => axios.get(`${API}/${id}/books`); // want: review response-not-shown
export const all = () => axios.get(API); // want: review response-not-shown
export const years = () => axios.get(`${API}/release-dates`); // want: review response-not-shown
export const one = (id: string) => axios.get(`${API}/${id}`); // nope: one series
export const latest = () => axios.get(`${API}/latest`); // nope: a live list

export const books = () => axios.get(BOOKS_API); // want: review response-not-shown
export const deck = () => axios.get(`${BOOKS_API}/ondeck`); // nope: a live list
