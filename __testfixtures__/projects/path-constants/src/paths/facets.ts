export enum Facet {
  Genres = '/api/v1/genres',
  Tags = '/api/v1/tags', // mention
  Libraries = '/api/v1/libraries',
}

export const PATHS = Object.freeze({
  authors: { all: '/api/v1/authors', names: '/api/v1/authors/names' },
  languages: '/api/v1/languages',
} as const);

const publishers = '/api/v1/publishers';
export { publishers as PUBLISHERS };
