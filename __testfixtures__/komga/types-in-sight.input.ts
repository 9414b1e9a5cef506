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

export async function ofAClass(filter: SeriesFilter) {
  // want: migrated
  return axios.get('/api/v1/series', {
    params: { library_id: filter.libraryId, status: filter.publisher, genre: filter.genre },
  });
}

export function useShelf() {
  const filter = ref<{ library: string | null; genre: string[] }>({ library: null, genre: [] });
  const status = ref('');
  async function load() {
    const params: Record<string, unknown> = { size: 30 };
    if (filter.value.library) params.library_id = filter.value.library;
    if (filter.value.genre.length) params.genre = filter.value.genre;
    if (status.value) params.status = status.value;
    return axios.get('/api/v1/series', { params }); // want: migrated
  }
  return { load };
}

export function useSearch() {
  const [status, setStatus] = useState('');
  const [library] = useState<string[]>([]);
  return { setStatus, load: () => axios.get('/api/v1/series', { params: { status, library_id: library } }) }; // want: migrated
}

const label = signal<string[]>([]);
export const labelled = () => axios.get('/api/v1/series', { params: { sharing_label: label() } }); // want: migrated

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
        url: '/series',
        params: { library_id: libraryId, read_status: readStatus },
      }),
    }),
    ofTags: builder.query<unknown, string[]>({
      query: (tag) => ({ url: '/series', params: { tag } }), // want: migrated
    }),
  }),
});

export const loadBooks = createAsyncThunk<unknown, { tag: string[] }>('books', async ({ tag }) => {
  return axios.get('/api/v1/books', { params: { tag } }); // want: migrated
});

export const byTag: (tag: string[]) => Promise<unknown> = (tag) => axios.get('/api/v1/books', { params: { tag } }); // want: migrated

export class Shelf {
  private tag: string[] = [];
  private status = 'ENDED';

  load() {
    return axios.get('/api/v1/series', { params: { tag: this.tag, status: this.status } }); // want: migrated
  }
}

export const ofARecord = (chosen: Record<string, string[]>) =>
  axios.get('/api/v1/series', { params: { tag: chosen.tag, status: chosen.status } }); // want: migrated

/** A variable that starts with null has no type by that. */
let chosen = null;
export const choose = (library: string) => {
  chosen = library;
};
export const ofTheChosen = () => axios.get(`/api/v1/series?library_id=${chosen}`); // want: review assumed-single
