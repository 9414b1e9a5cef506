import axios from 'axios';
import { get } from './http.ts';

export const GENRES = '/api/v1/genres'; // nope: another file reads it
export const tables = { tags: '/api/v1/tags', libraries: '/api/v1/libraries' }; // nope: another file reads it
export const byLanguage = { url: '/api/v1/languages', method: 'get' }; // nope: another file reads it
const labels = '/api/v1/sharing-labels'; // nope: it is exported below
const years = '/api/v1/series/release-dates';

export const genres = () => get<string[]>(GENRES); // want: review response-not-shown
export const tags = () => get<string[]>(tables.tags); // want: review lists-joined
export const languages = () => axios(byLanguage); // want: manual
export const sharingLabels = () => get<string[]>(labels); // want: review response-not-shown
export const releaseYears = () => get<string[]>(years); // want: review response-not-shown
export { labels as LABELS };
