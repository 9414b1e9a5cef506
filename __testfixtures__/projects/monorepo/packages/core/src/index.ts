export * from './http/index.js';
export * from './repositories/index.js';
export * as models from './models/index.js';
export type { Page } from './models/page.js';
export { readConfig, type Config } from './config/index.js';
