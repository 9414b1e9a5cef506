export type { Book } from './book.js';
export type { Library } from './library.js';
export type { Page } from './page.js';
export type { Series } from './series.js';
