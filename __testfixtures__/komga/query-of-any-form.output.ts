// fixture: profile=komga
// What a list needs stands in the URL if the library also sends a query that is not known here, whatever that is.
import { HttpClient, HttpParams } from '@angular/common/http';
import axios from 'axios';
import ky from 'ky';
import { map } from 'rxjs';

const base = process.env.BASE_URL;

/** @param scope an object, pairs or a `URLSearchParams` */
export const genres = async (scope: any) =>
  (await axios.get<{ content: string[] }>(`${base}/api/v2/genres?unpaged=true`, { params: scope })).data.content; // want: review query-passed-on

export class Lists {
  constructor(private readonly http: HttpClient) {}

  languages(params: HttpParams) {
    return this.http.get<{ content: string[] }>(`${base}/api/v2/languages?unpaged=true`, { params })
      .pipe(map((page) => page.content)); // want: review query-passed-on
  }
}

export function usePublishers(libraryId: Ref<string | undefined>) {
  const query = computed(() => ({ library_id: libraryId.value }));
  const { data: publishers } = useFetch('/api/v2/publishers?unpaged=true', {
    query,
    default: () => [],
    transform: (page: { content: string[] }) => page.content,
  }); // want: review query-passed-on
  return publishers;
}

// A query in the options takes the place of the one in the URL.
export const labels = (scope: URLSearchParams) =>
  ky.get(`${base}/api/v1/sharing-labels`, { searchParams: scope }).json<string[]>(); // want: manual query-unknown

// Of several parameters only one counts, and it is not known which are there.
export const tags = async (scope: Record<string, string>) =>
  (await axios.get<string[]>(`${base}/api/v1/tags/book`, { params: scope })).data; // want: manual query-unknown

// At most one of them is there.
export const tagsIn = async (scope: { library_id?: string[] }) =>
  (
    await axios.get<{ content: string[] }>(`${base}/api/v2/tags`, {
      params: { ...scope, include: 'BOOK', unpaged: true },
    })
  ).data.content; // want: migrated
export const tagsOf = async (scope: { library_id?: string[]; series_id?: string }) =>
  (await axios.get<string[]>(`${base}/api/v1/tags/book`, { params: scope })).data; // want: manual query-unknown

// The options hold the query, and it has several of them.
export const tagsBoth = async (id: string, library: any) => {
  const options = { params: { series_id: id, ...library } };
  const genres = await axios.get<{ content: string[] }>(`${base}/api/v2/genres`, {
    params: { ...options.params, unpaged: true },
  }); // want: review query-passed-on
  const tags = await axios.get<string[]>(`${base}/api/v1/tags/book`, options); // want: manual query-unknown
  return [genres.data.content, tags.data];
};
