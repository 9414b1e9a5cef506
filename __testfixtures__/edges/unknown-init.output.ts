import axios, { type AxiosRequestConfig } from 'axios';
import ky, { type Options } from 'ky';

export const genres = (init: RequestInit) => fetch('/v2/genres', { ...init }); // want: review assumed-method
export const tags = (init?: RequestInit) => fetch('/v2/tags', init); // want: review assumed-method
export const languages = (init: RequestInit) => fetch('/v2/languages', { credentials: 'include', ...init }); // want: review assumed-method
export const publishers = (init: RequestInit) => fetch('/v2/publishers', { ...init, method: 'GET' }); // want: review response-not-shown
export const labels = (config: AxiosRequestConfig) => axios.get('/v2/sharing-labels', config); // want: review response-not-shown
export const ages = (config: AxiosRequestConfig) => axios.get('/v2/age-ratings', { ...config, timeout: 10 }); // want: review response-not-shown
export const years = (options: Options) => ky('/v2/series/release-years', options).json(); // want: review assumed-method
export const later = (init: RequestInit) => fetch('/api/v1/genres', { ...init, method: 'DELETE' }); // nope: another method
