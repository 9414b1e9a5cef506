export { createClient, type Client } from './client.js';
export * as paths from './paths.js';
