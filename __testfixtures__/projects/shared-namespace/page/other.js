import { Shelf } from 'bookshop';

Shelf.server.load('/genres', console.log); // nope: what a module imports is not the global of that name
