import express from 'express';

/** Stands in for the catalogue while the tests run: it answers, it does not ask. */
export const fakeCatalogue = express();

fakeCatalogue.get('/api/v1/series', (_request, response) => {
  response.json({ content: [], totalElements: 0, last: true });
});

fakeCatalogue.get('/api/v1/genres', (_request, response) => {
  response.json(['Fantasy', 'Mystery']);
});
