export * from './books';
export * from './facets';
export * from './libraries';
export * as series from './series';
