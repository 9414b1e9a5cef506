import { ask } from './root.js';

export const readAll = (id) => ask(`/api/v1/series/${id}/read-progress`, { method: 'POST' }); // nope: another path
export const jobs = () => ask('/api/v1/jobs'); // nope: another path
export const job = (id) => ask(`/api/v1/jobs/${id}`); // nope: another path
export const queues = () => ask('/api/v1/queues'); // nope: another path
