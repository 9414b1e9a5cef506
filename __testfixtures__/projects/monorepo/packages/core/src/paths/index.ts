export * from './books.js';
export * from './series.js';
export * from './referential.js';
export { default as libraryPath, LIBRARIES } from './libraries.js';
