import type { Route } from '../exchange.ts';
import { bookRoutes } from './books.ts';
import { libraryRoutes } from './library.ts';
import { referentialRoutes } from './referential.ts';
import { contractGroupsRoute, seriesRoutes } from './series.ts';

/** The 17 deprecated operations under their live paths. */
export const deprecatedRoutes: readonly Route[] = [
  ...libraryRoutes,
  ...seriesRoutes,
  ...bookRoutes,
  ...referentialRoutes,
];

export { contractGroupsRoute };
