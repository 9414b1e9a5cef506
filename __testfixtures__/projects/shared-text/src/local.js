import { get } from './http.ts';

const AGES = '/api/v1/age-ratings';
const seen = new Set();

export function ages() {
  seen.add(AGES);
  return get(AGES); // want: review response-not-shown
}

export const isKnown = () => seen.has(AGES);

let path = '/api/v1/series';
export const setPath = (other) => {
  path = other;
};
export const load = () => get(path); // want: manual several-operations

const init = { headers: { Accept: 'application/json' } };
export const series = () => get('/api/v1/series', init); // want: review response-not-shown
export const latest = () => get('/api/v1/series/latest', init); // nope: a live list

const request = { path: '/api/v1/books', init: {} };
export const books = () => get(request.path, request.init); // want: review response-not-shown
