export { createKomga } from './http/client.js';
