export * from './http.js';
export { default as request } from './request.js';
