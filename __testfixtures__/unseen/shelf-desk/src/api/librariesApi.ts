import { z } from 'zod';
import { http } from './http';
import { routes } from './routes';
import { librarySchema, type Library } from './schemas';

export async function listLibraries(): Promise<Library[]> {
  const { data } = await http.get<unknown>(routes.libraries);
  return z.array(librarySchema).parse(data);
}

export type LibraryPatch = Partial<Omit<Library, 'id'>>;

export async function saveLibrary(libraryId: string, patch: LibraryPatch): Promise<void> {
  await http.put<void>(routes.library(libraryId), patch);
}

export async function scanLibrary(libraryId: string): Promise<void> {
  await http.post<void>(`${routes.library(libraryId)}/scan`);
}
