// fixture: profile=komga
import axios from 'axios';

interface Page<T> {
  content: T[];
}

export async function get<T>(path: string): Promise<T> {
  return (await axios.get<T>(`https://komga.example.org${path}`)).data;
}

export const bookTags = (seriesId: string, readList: string) => get<string[]>(`/api/v1/tags/book?series_id=${seriesId}`); // want: migrated

export class Facets {
  readonly languages = (libraryId: string) => get<string[]>(`/api/v1/languages?library_id=${libraryId}`); // want: migrated

  labels(libraryId: string, collectionId: string): Promise<string[]> {
    return get<string[]>(`/api/v1/sharing-labels?library_id=${libraryId}&collection_id=${collectionId}`); // want: migrated
  }

  first(libraryId: string): Promise<string | undefined> {
    return get<readonly string[]>(`/api/v1/publishers?library_id=${libraryId}`).then((all) => all[0]); // want: migrated
  }
}
