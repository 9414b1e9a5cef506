import express from 'express';
import { books } from './books.ts';
import { genres } from './genres.ts';

export const app = express();
app.use('/api/v1/books', books); // nope: a route of a server; mention
app.use('/api/v1/genres', genres); // nope: a route of a server; mention
app.listen(4000);
