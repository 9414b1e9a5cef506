import { http } from './http';
import { routes } from './routes';
import { namesSchema } from './schemas';

async function names(path: string, libraryIds: string[]): Promise<string[]> {
  const { data } = await http.get<unknown>(path, {
    params: libraryIds.length > 0 ? { library_id: libraryIds } : {},
  });
  return namesSchema.parse(data);
}

export const listGenres = (libraryIds: string[]) => names(routes.genres, libraryIds);
export const listPublishers = (libraryIds: string[]) => names(routes.publishers, libraryIds);

export async function listAgeRatings(libraryIds: string[]): Promise<string[]> {
  const ratings = await names(routes.ageRatings, libraryIds);
  // "None" first, then youngest to oldest
  return ratings.sort((a, b) => (a === 'None' ? -1 : b === 'None' ? 1 : Number(a) - Number(b)));
}

export async function listSeriesTags(libraryId?: string): Promise<string[]> {
  const { data } = await http.get<unknown>(routes.seriesTags, { params: { library_id: libraryId } });
  return namesSchema.parse(data);
}
