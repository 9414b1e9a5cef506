// fixture: profile=komga
// A query that a function of the code base makes goes on as it is, with what the new list needs beside it.
import axios from 'axios';

const http = axios.create({ baseURL: 'http://komga.local' });

const scoped = ({ libraryId, collectionId }: { libraryId?: string; collectionId?: string }) => ({
  library_id: libraryId,
  collection_id: collectionId,
});
export const genres = async (libraryId: string) =>
  (
    await http.get<{ content: string[] }>('/api/v2/genres', { params: { ...scoped({ libraryId }), unpaged: true } })
  ).data.content; // want: migrated

const named = (libraryId: string) => ({ library_id: libraryId, size: 5 });
export const tags = async (libraryId: string) =>
  (
    await http.get<{ content: string[] }>('/api/v2/tags', { params: { ...named(libraryId), unpaged: true } })
  ).data.content; // want: review query-passed-on

export async function publishers(libraryId: string) {
  const params = scoped({ libraryId });
  return (
    await http.get<{ content: string[] }>('/api/v2/publishers', { params: { ...params, unpaged: true } })
  ).data.content; // want: migrated
}

export async function labels(libraryId: string, limit?: number) {
  const params: { library_id?: string; size?: number } = scoped({ libraryId });
  if (limit) params.size = limit;
  return (
    await http.get<{ content: string[] }>('/api/v2/sharing-labels', { params: { ...params, unpaged: true } })
  ).data.content; // want: review query-passed-on
}

const asText = (libraryId: string) => `library_id=${libraryId}`;
export const languages = async (libraryId: string) =>
  (await http.get<{ content: string[] }>('/api/v2/languages?unpaged=true', { params: asText(libraryId) })).data.content; // want: review query-passed-on

function filled(libraryId: string) {
  const query: { library_id?: string; size?: number } = {};
  query.size = 5;
  return { ...query, library_id: libraryId };
}
function grown(libraryId: string) {
  const query: Record<string, unknown> = { library_id: libraryId };
  query.size = 5;
  return query;
}
export const roles = async (libraryId: string) =>
  (
    await http.get<{ content: string[] }>('/api/v2/authors/roles', { params: { ...filled(libraryId), unpaged: true } })
  ).data.content; // want: review query-passed-on
export const ratings = async (libraryId: string) =>
  (
    await http.get<{ content: string[] }>('/api/v2/series/release-years', {
      params: { ...grown(libraryId), unpaged: true },
    })
  ).data.content; // want: review query-passed-on
