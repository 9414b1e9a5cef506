import { Router } from 'express';

export const books = Router();
books.get('/', (_request, response) => response.json({ items: [] }));
books.get('/:id', (_request, response) => response.sendStatus(404));
