import { Gaxios, request } from 'gaxios';

const komga = new Gaxios({ baseURL: process.env.KOMGA_URL, headers: { 'X-API-Key': process.env.KOMGA_KEY } });

export const unread = (size: number) => request<Page>({ url: `${process.env.KOMGA_URL}/api/v1/books`, params: { read_status: 'UNREAD', size } }); // want: migrated
export const genres = async () => (await komga.request<string[]>({ url: '/api/v1/genres' })).data; // want: migrated
export const save = (id: string, data: object) => komga.request({ url: `/api/v1/libraries/${id}`, method: 'PUT', data }); // want: migrated
export const latest = () => komga.request<Page>({ url: '/api/v1/series/latest' }); // nope: a live list
interface Page { content: unknown[] }
