import { ofetch, $fetch } from 'ofetch';
import { useRuntimeConfig } from '#imports';

const { public: { shelf } } = useRuntimeConfig();
const get = ofetch.create({ baseURL: shelf, method: 'GET' });

export const authors = () => ofetch('/api/v1/authors', { baseURL: shelf }); // want: review response-not-shown

export const letterers = () => $fetch<{ name: string }[]>(`${shelf}/api/v1/authors`, { query: { role: 'letterer' } }); // want: review response-not-shown

export const inkers = () => get('/api/v1/authors?role=inker'); // want: review response-not-shown

export const rawAuthors = async () => (await $fetch.raw('/api/v1/authors', { baseURL: shelf, method: 'get' })).headers; // want: review response-not-shown

export const author = (id: number) => get(`/api/v1/authors/${id}`); // nope: below the list
