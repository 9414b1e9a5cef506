import { Api, get, once } from './api.js';

const api = new Api();

// want: review wrapper-grown
export const newest = async () => (await get('/series?sort=created,desc&size=5')).content;
// want: review wrapper-grown
export const failing = async () => (await once('/books?media_status=ERROR')).content;
// want: review wrapper-grown
export const unread = async () => (await api.read('/books?read_status=UNREAD')).content;
// want: review wrapper-grown
export const found = async (words) => (await api.both(`/series?search=${encodeURIComponent(words)}`)).content;
