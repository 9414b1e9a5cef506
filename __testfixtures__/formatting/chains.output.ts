// fixture: profile=komga
import axios from 'axios';

interface Page<T> {
  content: T[];
}

export async function get<T>(path: string): Promise<T> {
  return (await axios.get<T>(`https://komga.example.org${path}`)).data;
}

export const bookTags = (seriesId: string, readList: string) => get<Page<string>>(`/api/v2/tags?series_id=${seriesId}&include=BOOK&unpaged=true`).then((page) => page.content); // want: migrated

export class Facets {
  readonly languages = (libraryId: string) =>
    get<Page<string>>(`/api/v2/languages?library_id=${libraryId}&unpaged=true`).then((page) => page.content); // want: migrated

  labels(libraryId: string, collectionId: string): Promise<string[]> {
    return get<Page<string>>(`/api/v2/sharing-labels?library_id=${libraryId}&collection_id=${collectionId}&unpaged=true`)
      .then((page) => page.content); // want: migrated
  }

  first(libraryId: string): Promise<string | undefined> {
    return get<Page<string>>(`/api/v2/publishers?library_id=${libraryId}&unpaged=true`)
      .then((page) => page.content)
      .then((all) => all[0]); // want: migrated
  }
}
