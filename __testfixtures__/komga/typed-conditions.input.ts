// fixture: profile=komga
import createClient from 'openapi-fetch';
import type { paths } from './komga';

const client = createClient<paths>({ baseUrl: 'http://komga.lan' });

// The types of the client name each condition.
export const find = (ids: string[], genres: string[], tags: string[]) =>
  client.GET('/api/v1/series', { params: { query: { library_id: ids, genre: genres, tag: tags } } }); // want: review
