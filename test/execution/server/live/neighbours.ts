import type { Catalogue } from '../data/rows.ts';
import { HttpError, type Incoming, ok, type Route } from '../exchange.ts';
import { readPageRequest, toPage } from '../paging.ts';
import { bookResource, collectionResource, seriesResource } from '../resources.ts';

/** Operations beside the deprecated ones that stay as they are. */
export const neighbourRoutes: readonly Route[] = [
  get('/api/v1/series/latest', ({ query }, { series }) =>
    toPage([...series].reverse(), readPageRequest(query), (rows) => rows.map(seriesResource)),
  ),
  get('/api/v1/series/new', ({ query }, { series }) =>
    toPage(series.slice(0, 5), readPageRequest(query), (rows) => rows.map(seriesResource)),
  ),
  get('/api/v1/series/{seriesId}', ({ parameters }, { series }) => seriesResource(one(series, parameters.seriesId))),
  get('/api/v1/series/{seriesId}/collections', ({ parameters }, { collections }) =>
    collections.filter(({ seriesIds }) => seriesIds.includes(parameters.seriesId ?? '')).map(collectionResource),
  ),
  get('/api/v1/books/latest', ({ query }, { books }) =>
    toPage([...books].reverse(), readPageRequest(query), (rows) => rows.map(bookResource)),
  ),
  get('/api/v1/books/ondeck', ({ query }, { books }) =>
    toPage(
      books.filter(({ readStatus }) => readStatus === 'IN_PROGRESS'),
      readPageRequest(query),
      (rows) => rows.map(bookResource),
    ),
  ),
  get('/api/v1/books/{bookId}', ({ parameters }, { books }) => bookResource(one(books, parameters.bookId))),
  get('/api/v1/collections', ({ query }, { collections }) =>
    toPage(collections, readPageRequest(query), (rows) => rows.map(collectionResource)),
  ),
  get('/api/v1/collections/{id}', ({ parameters }, { collections }) =>
    collectionResource(one(collections, parameters.id)),
  ),
  get('/api/v1/collections/{id}/series', ({ parameters, query }, { collections, series }) => {
    const { seriesIds } = one(collections, parameters.id);
    const rows = seriesIds.flatMap((id) => series.filter((row) => row.id === id));
    return toPage(rows, readPageRequest(query), (some) => some.map(seriesResource), true);
  }),
  get('/api/v1/readlists/{id}/books', ({ parameters, query }, { readLists, books }) => {
    const { bookIds } = one(readLists, parameters.id);
    return toPage(
      bookIds.flatMap((id) => books.filter((row) => row.id === id)),
      readPageRequest(query),
      (rows) => rows.map(bookResource),
      true,
    );
  }),
  { method: 'POST', template: '/api/v1/series/{seriesId}/metadata/refresh', answer: () => ({ status: 202 }) },
  { method: 'PATCH', template: '/api/v1/books/{bookId}/read-progress', answer: () => ({ status: 204 }) },
];

function get(template: string, read: (incoming: Incoming, catalogue: Catalogue) => unknown): Route {
  return { method: 'GET', template, answer: (incoming, catalogue) => ok(read(incoming, catalogue)) };
}

function one<Row extends { readonly id: string }>(rows: readonly Row[], wanted: string | undefined): Row {
  const found = rows.find(({ id }) => id === wanted);
  if (found === undefined) throw new HttpError(404, 'Not Found');
  return found;
}
