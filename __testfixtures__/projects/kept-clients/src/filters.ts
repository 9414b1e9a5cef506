import { ApiVersion, http, other } from './http';

export async function load(libraryId?: string) {
  const api = http();
  const config = { params: libraryId ? { library_id: libraryId } : {} };
  const [genres, tags, collections] = await Promise.all([
    api.get<string[]>('/genres', config), // want: migrated
    api.get<string[]>('/tags/series', config), // want: migrated
    api.get<{ content: string[] }>('/collections', config),
  ]);
  return { genres: genres.data, tags: tags.data, collections: collections.data.content };
}

export const languages = () => other(ApiVersion.V1).get<string[]>('/languages'); // want: manual base-holds-version
