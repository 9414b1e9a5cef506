export type Deprecated = '/api/v1/series' | '/api/v1/books'; // nope: a type

export interface Paths {
  '/api/v1/genres': { get: string[] }; // nope: a type
}
