import type { Catalogue, LibraryRow } from '../data/rows.ts';
import { type Answer, HttpError, type Incoming, jsonObject, ok, type Route } from '../exchange.ts';
import { libraryResource } from '../resources.ts';

/** What is not deprecated about libraries. */
export const liveLibraryRoutes: readonly Route[] = [
  { method: 'GET', template: '/api/v1/libraries', answer: (_, { libraries }) => ok(libraries.map(libraryResource)) },
  {
    method: 'GET',
    template: '/api/v1/libraries/{libraryId}',
    answer: (incoming, catalogue) => ok(libraryResource(find(incoming, catalogue))),
  },
  { method: 'PATCH', template: '/api/v1/libraries/{libraryId}', answer: patch },
  { method: 'POST', template: '/api/v1/libraries/{libraryId}/scan', answer: () => ({ status: 202 }) },
];

function find({ parameters }: Incoming, { libraries }: Catalogue): LibraryRow {
  const found = libraries.find(({ id }) => id === parameters.libraryId);
  if (found === undefined) throw new HttpError(404, 'Not Found');
  return found;
}

/** Null keeps a value as absence does, but for the two fields that null resets. */
const resetTo = { oneshotsDirectory: null, scanDirectoryExclusions: [] } as const;

function patch(incoming: Incoming, catalogue: Catalogue): Answer {
  const given = jsonObject(incoming);
  const library = find(incoming, catalogue);
  const changes = Object.entries(given).flatMap(([key, value]): (readonly [string, unknown])[] => {
    if (!(key in library) || key === 'id') return [];
    if (value === null) return key in resetTo ? [[key, resetTo[key as keyof typeof resetTo]]] : [];
    const current = library[key as keyof LibraryRow];
    if (current !== null && typeof value !== typeof current) throw new HttpError(400, `${key}: wrong type`);
    if (/^(name|root|scanInterval)$/.test(key) && /^\s*$/.test(String(value))) {
      throw new HttpError(400, `${key}: must be null or not blank`);
    }
    return [[key, value]];
  });
  Object.assign(library, Object.fromEntries(changes));
  return { status: 204 };
}
