export { BookRepository } from './book-repository.js';
export { LibraryRepository } from './library-repository.js';
export { ReferentialRepository } from './referential-repository.js';
export { SeriesRepository } from './series-repository.js';
