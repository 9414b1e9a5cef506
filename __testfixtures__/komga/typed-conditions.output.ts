// fixture: profile=komga
import createClient from 'openapi-fetch';
import type { paths } from './komga';

const client = createClient<paths>({ baseUrl: 'http://komga.lan' });

// The types of the client name each condition.
export const find = (ids: string[], genres: string[], tags: string[]) =>
  client.POST('/api/v1/series/list', {
    body: {
      condition: {
        allOf: [
          { anyOf: ids.map((value) => ({ libraryId: { operator: 'is', value } })) },
          { anyOf: genres.filter(Boolean).map((value) => ({ genre: { operator: 'is', value } })) },
          { anyOf: tags.filter(Boolean).map((value) => ({ tag: { operator: 'is', value } })) },
        ],
      },
    },
  }); // want: review
