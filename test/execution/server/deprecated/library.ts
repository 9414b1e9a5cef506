import type { Catalogue, LibraryRow } from '../data/rows.ts';
import { type Answer, HttpError, type Incoming, jsonObject, type Route } from '../exchange.ts';

/** `PUT /api/v1/libraries/{libraryId}`: since 1.3.0 as partial as the PATCH. */
export const libraryRoutes: readonly Route[] = [
  { method: 'PUT', template: '/api/v1/libraries/{libraryId}', answer: updateLibrary },
];

function updateLibrary(incoming: Incoming, { libraries }: Catalogue): Answer {
  const body = jsonObject(incoming);
  const library = libraries.find(({ id }) => id === incoming.parameters.libraryId);
  if (library === undefined) throw new HttpError(404, 'Not Found');
  setText(library, 'name', body.name);
  setText(library, 'root', body.root);
  setText(library, 'scanInterval', body.scanInterval);
  setFlag(library, 'scanOnStartup', body.scanOnStartup);
  setFlag(library, 'hashFiles', body.hashFiles);
  if ('oneshotsDirectory' in body) library.oneshotsDirectory = body.oneshotsDirectory as string | null;
  if ('scanDirectoryExclusions' in body) {
    library.scanDirectoryExclusions = (body.scanDirectoryExclusions ?? []) as readonly string[];
  }
  return { status: 204 };
}

function setText(library: LibraryRow, key: 'name' | 'root' | 'scanInterval', value: unknown): void {
  if (value === undefined || value === null) return;
  if (typeof value !== 'string' || value.trim() === '') throw new HttpError(400, `${key}: must be null or not blank`);
  library[key] = value;
}

function setFlag(library: LibraryRow, key: 'scanOnStartup' | 'hashFiles', value: unknown): void {
  if (value === undefined || value === null) return;
  if (typeof value !== 'boolean') throw new HttpError(400, `${key}: not a boolean`);
  library[key] = value;
}
