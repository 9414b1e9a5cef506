export { createKomga, KomgaClient } from './client.js';
export { KomgaError } from './errors.js';
export type { Filter } from './query.js';
