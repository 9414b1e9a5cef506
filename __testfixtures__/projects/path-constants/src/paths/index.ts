export * from './series.ts';
export * as facets from './facets.ts';
export { PUBLISHERS as PUBLISHER_LIST } from './facets.ts';
export { default as BOOKS, book } from './books.ts';
