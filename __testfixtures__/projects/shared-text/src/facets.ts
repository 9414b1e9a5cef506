import axios from 'axios';
import { get } from './http.ts';

export const GENRES = '/api/v1/genres'; // nope: another file reads it
export const tables = { tags: '/api/v1/tags', libraries: '/api/v1/libraries' }; // nope: another file reads it
export const byLanguage = { url: '/api/v1/languages', method: 'get' }; // nope: another file reads it
const labels = '/api/v1/sharing-labels'; // nope: it is exported below
const years = '/api/v1/series/release-dates';

export const genres = () => get<string[]>(GENRES); // want: migrated
export const tags = () => get<string[]>(tables.tags); // want: migrated
export const languages = () => axios(byLanguage); // want: manual
export const sharingLabels = () => get<string[]>(labels); // want: migrated
export const releaseYears = () => get<string[]>(years); // want: migrated
export { labels as LABELS };
