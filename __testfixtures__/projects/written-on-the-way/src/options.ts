import axios, { type AxiosRequestConfig } from 'axios';

/** Adds a filter to the query that it is given. */
const get = async (path: string, config: AxiosRequestConfig = {}) => {
  config.baseURL = process.env.KOMGA_URL;
  config.params = { ...config.params, library_id: 'L1' };
  return (await axios.get(path, config)).data;
};
export const series = async () => (await get('/api/v1/series', { params: { size: 3 } })).content.length; // want: manual query-on-the-way
export const genres = async (): Promise<string[]> => get('/api/v1/genres'); // want: migrated

/** Adds what the lists know nothing of. */
const timed = async (path: string, config: AxiosRequestConfig = {}) => {
  config.params = { ...config.params, _: Date.now() };
  return (await axios.get(process.env.KOMGA_URL + path, config)).data;
};
export const books = async () => (await timed('/api/v1/books', { params: { size: 3 } })).content.length; // want: review

/** The method is written into what is given. */
const send = async (path: string, init: RequestInit = {}) => {
  init.method = init.body ? 'POST' : 'GET';
  return fetch(process.env.KOMGA_URL + path, init);
};
export const refresh = (id: string) => send(`/api/v1/series/${id}/metadata/refresh`, { body: '{}' }); // nope: not deprecated
export const languages = async (): Promise<string[]> => (await send('/api/v1/languages')).json(); // want: migrated
export const create = (name: string) => send('/api/v1/series', { body: JSON.stringify({ name }) }); // nope: another method

/** A function that the wrapper calls adds a filter to the query. */
const localised = (config: AxiosRequestConfig) => {
  config.params = { ...config.params, language: 'en' };
  return config;
};
const load = async (path: string, config: AxiosRequestConfig = {}) =>
  (await axios.get(process.env.KOMGA_URL + path, localised(config))).data;
export const english = async () => (await load('/api/v1/series', { params: { size: 4 } })).content; // want: manual query-on-the-way
