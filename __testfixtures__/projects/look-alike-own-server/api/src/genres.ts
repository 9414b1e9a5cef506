import { Router } from 'express';

export const genres = Router().get('/', (_request, response) => response.json(['Crime', 'Poetry']));
