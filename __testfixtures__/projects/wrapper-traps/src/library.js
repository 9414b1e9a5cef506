import { api, send, sendUpper } from './lower-case.js';

// fetch does not write `patch` in capitals, and servers refuse it so
export const save = (id, body) => api(`/api/v1/libraries/${id}`, { method: 'put', headers: { 'Content-Type': 'application/json' }, body }); // want: migrated
export const saveToo = (id, data) => send('put', `/api/v1/libraries/${id}`, data); // want: migrated
export const saveUpper = (id, data) => sendUpper('put', `/api/v1/libraries/${id}`, data); // want: migrated
export const saveLower = (id, body) => fetch(`${process.env.KOMGA_URL}/api/v1/libraries/${id}`, { method: 'put', body }); // want: migrated
