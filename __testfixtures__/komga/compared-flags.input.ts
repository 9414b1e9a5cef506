// fixture: profile=komga
// A comparison is true or false: it is never blank, and it is always there.
import axios from 'axios';

const api = axios.create({ baseURL: process.env.KOMGA_URL });

export const compared = (mode: string) => api.get('/api/v1/series', { params: { oneshot: mode === 'single', size: 5 } }); // want: migrated
export const negated = (isShown: boolean) => api.get('/api/v1/series', { params: { deleted: !isShown } }); // want: migrated
export const both = (mode: string, isShown: boolean) => api.get('/api/v1/series', { params: { deleted: !isShown && mode !== 'all' } }); // want: migrated
export const inText = (isShown: boolean) => fetch(`${process.env.KOMGA_URL}/api/v1/series?deleted=${!isShown}`); // want: migrated
