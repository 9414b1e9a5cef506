import { api } from './api.ts';

export const put = (record: number) => api('/basket', { method: 'POST', body: JSON.stringify({ record }) }); // nope: another path
