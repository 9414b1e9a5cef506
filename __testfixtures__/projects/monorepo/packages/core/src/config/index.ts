export { readConfig } from './env.js';
export type { Config } from './config.js';
