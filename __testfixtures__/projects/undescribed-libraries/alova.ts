import { createAlova } from 'alova';
import adapterFetch from 'alova/fetch';

export const alova = createAlova({ baseURL: 'http://komga.local:25600', requestAdapter: adapterFetch(), responded: (response) => response.json() });

export const byStatus = (status: string, page: number) => alova.Get('/api/v1/series', { params: { status, page, size: 30 } }); // want: migrated
export const roles = () => alova.Get<string[]>('/api/v1/authors/roles'); // want: manual result-unknown
export const save = (id: string, data: object) => alova.Put(`/api/v1/libraries/${id}`, data); // want: migrated
