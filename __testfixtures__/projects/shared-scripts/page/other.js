import { Catalogue } from 'bookshop';

Catalogue.load('books?read_status=READ'); // nope: what a module imports is not the global of that name
