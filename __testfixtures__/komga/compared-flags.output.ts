// fixture: profile=komga
// A comparison is true or false: it is never blank, and it is always there.
import axios from 'axios';

const api = axios.create({ baseURL: process.env.KOMGA_URL });

export const compared = (mode: string) => api.post(
  '/api/v1/series/list',
  { condition: { oneShot: { operator: mode === 'single' ? 'isTrue' : 'isFalse' } } },
  { params: { size: 5 } },
); // want: migrated
export const negated = (isShown: boolean) =>
  api.post('/api/v1/series/list', { condition: { deleted: { operator: !isShown ? 'isTrue' : 'isFalse' } } }); // want: migrated
export const both = (mode: string, isShown: boolean) => api.post('/api/v1/series/list', {
  condition: { deleted: { operator: !isShown && mode !== 'all' ? 'isTrue' : 'isFalse' } },
}); // want: migrated
export const inText = (isShown: boolean) => fetch(`${process.env.KOMGA_URL}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { deleted: { operator: !isShown ? 'isTrue' : 'isFalse' } } }),
}); // want: migrated
