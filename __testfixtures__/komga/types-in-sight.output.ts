// fixture: profile=komga
import axios from 'axios';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { createAsyncThunk } from '@reduxjs/toolkit';
import { useState } from 'react';
import { ref, signal } from './state';

export class SeriesFilter {
  libraryId?: string[];
  publisher?: string;
  genre = '';
}

function anyOf(name: string, values?: readonly string[]) {
  const conditions = (values ?? []).filter(Boolean).map((value) => ({ [name]: { operator: 'is', value } }));
  return conditions.length ? [{ anyOf: conditions }] : [];
}

export async function ofAClass(filter: SeriesFilter) {
  // want: migrated
  return axios.post('/api/v1/series/list', {
    condition: {
      allOf: [
        ...anyOf('libraryId', filter.libraryId),
        ...(filter.publisher ? [{ seriesStatus: { operator: 'is', value: filter.publisher } }] : []),
        ...(filter.genre
          ? [{ anyOf: filter.genre.split(/\s*,\s*/).map((value) => ({ genre: { operator: 'is', value } })) }]
          : []),
      ],
    },
  });
}

export function useShelf() {
  const filter = ref<{ library: string | null; genre: string[] }>({ library: null, genre: [] });
  const status = ref('');
  async function load() {
    const params: Record<string, unknown> = { size: 30 };
    return axios.post(
      '/api/v1/series/list',
      {
        condition: {
          allOf: [
            ...(filter.value.library ? [{ libraryId: { operator: 'is', value: filter.value.library } }] : []),
            ...anyOf('genre', filter.value.genre),
            ...(status.value ? [{ seriesStatus: { operator: 'is', value: status.value } }] : []),
          ],
        },
      },
      { params },
    ); // want: migrated
  }
  return { load };
}

export function useSearch() {
  const [status, setStatus] = useState('');
  const [library] = useState<string[]>([]);
  return {
    setStatus,
    load: () => axios.post('/api/v1/series/list', {
      condition: {
        allOf: [
          ...(status ? [{ seriesStatus: { operator: 'is', value: status } }] : []),
          ...anyOf('libraryId', library),
        ],
      },
    }),
  }; // want: migrated
}

const label = signal<string[]>([]);
export const labelled = () => axios.post('/api/v1/series/list', {
  condition: { anyOf: label().filter(Boolean).map((value) => ({ sharingLabel: { operator: 'is', value } })) },
}); // want: migrated

interface ListArgs {
  libraryId?: string;
  readStatus?: string[];
}

export const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api/v1' }),
  endpoints: (builder) => ({
    list: builder.query<unknown, ListArgs>({
      // want: migrated
      query: ({ libraryId, readStatus }) => ({
        url: '/series/list',
        method: 'POST',
        body: {
          condition: {
            allOf: [
              ...(libraryId ? [{ libraryId: { operator: 'is', value: libraryId } }] : []),
              ...anyOf('readStatus', readStatus),
            ],
          },
        },
      }),
    }),
    ofTags: builder.query<unknown, string[]>({
      query: (tag) => ({
        url: '/series/list',
        method: 'POST',
        body: { condition: { anyOf: tag.filter(Boolean).map((value) => ({ tag: { operator: 'is', value } })) } },
      }), // want: migrated
    }),
  }),
});

export const loadBooks = createAsyncThunk<unknown, { tag: string[] }>('books', async ({ tag }) => {
  return axios.post('/api/v1/books/list', {
    condition: { anyOf: tag.filter(Boolean).map((value) => ({ tag: { operator: 'is', value } })) },
  }); // want: migrated
});

export const byTag: (tag: string[]) => Promise<unknown> = (tag) => axios.post('/api/v1/books/list', {
  condition: { anyOf: tag.filter(Boolean).map((value) => ({ tag: { operator: 'is', value } })) },
}); // want: migrated

export class Shelf {
  private tag: string[] = [];
  private status = 'ENDED';

  load() {
    return axios.post('/api/v1/series/list', {
      condition: {
        allOf: [
          ...anyOf('tag', this.tag),
          ...(this.status ? [{ seriesStatus: { operator: 'is', value: this.status } }] : []),
        ],
      },
    }); // want: migrated
  }
}

export const ofARecord = (chosen: Record<string, string[]>) =>
  axios.post('/api/v1/series/list', {
    condition: { allOf: [...anyOf('tag', chosen.tag), ...anyOf('seriesStatus', chosen.status)] },
  }); // want: migrated

/** A variable that starts with null has no type by that. */
let chosen = null;
export const choose = (library: string) => {
  chosen = library;
};
export const ofTheChosen = () =>
  axios.post('/api/v1/series/list', { condition: { libraryId: { operator: 'is', value: chosen } } }); // want: review assumed-single
