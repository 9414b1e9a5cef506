export enum Facet {
  Genres = '/api/v1/genres', // mention
  Tags = '/api/v1/tags', // mention
  Libraries = '/api/v1/libraries',
}

export const PATHS = Object.freeze({
  authors: { all: '/api/v1/authors', names: '/api/v1/authors/names' }, // mention
  languages: '/api/v1/languages', // mention
} as const);

const publishers = '/api/v1/publishers'; // mention
export { publishers as PUBLISHERS };
