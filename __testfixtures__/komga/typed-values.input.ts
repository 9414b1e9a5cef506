// fixture: profile=komga
import axios from 'axios';

type ReadStatus = 'UNREAD' | 'READ' | 'IN_PROGRESS';

interface Paged {
  page?: number;
  size?: number;
}

interface SeriesFilter extends Paged {
  libraryIds?: string[];
  collection: string | null;
  status?: ReadStatus;
  complete?: boolean;
  year?: number;
  tags: readonly string[];
  search?: string;
}

export function list(filter: SeriesFilter) {
  return axios.get('/api/v1/series', { // want: migrated
    params: {
      library_id: filter.libraryIds, collection_id: filter.collection, read_status: filter.status,
      complete: filter.complete, release_year: filter.year, tag: filter.tags,
      search: filter.search || undefined,
      page: filter.page, size: filter.size,
    },
  });
}

export function destructured({ libraryIds, status, complete = false, tags, page }: SeriesFilter) {
  return axios.get('/api/v1/series', { // want: migrated
    params: { library_id: libraryIds, read_status: status, complete, tag: tags, page },
  });
}

export function guarded(filter: Partial<SeriesFilter> = {}) {
  const params: Record<string, unknown> = { size: 20 };
  if (filter.tags) params.tag = filter.tags;
  if (filter.libraryIds?.length) params.library_id = filter.libraryIds;
  if (filter.complete !== undefined) params.complete = filter.complete;
  return axios.get('/api/v1/series', { params }); // want: migrated
}

export async function lone(options: { readonly library?: string }) {
  const { library } = options;
  return axios.get('/api/v1/books', { params: { library_id: library } }); // want: migrated
}

export async function one(library: string) {
  return axios.get('/api/v1/books', { params: { library_id: library } }); // want: migrated
}

export async function fresh(unread: boolean) {
  const params = new URLSearchParams();
  if (unread) {
    params.append('read_status', 'UNREAD');
    params.append('read_status', 'IN_PROGRESS');
  }
  return axios.get('/api/v1/books', { params }); // want: migrated
}

export class Shelf {
  constructor(private readonly filter: SeriesFilter) {}

  years(untold: any) {
    return axios.get('/api/v1/series', { params: { release_year: 2020, library_id: untold } }); // want: review assumed-single
  }

  several(libraries: any) {
    return axios.get('/api/v1/series', { params: { library_id: libraries } }); // want: migrated
  }
}

// What is absent is sent as the word `undefined`, by which nothing is ordered
export const ordered = (id: string, sort?: string) => {
  const query = new URLSearchParams({ size: '3', sort } as Record<string, string>);
  return fetch(`/api/v1/series/${id}/books?${query}`); // want: migrated
};

const monthAgo = () => new Date(Date.now() - 31 * 864e5).toISOString().slice(0, 10);
export const released = () => axios.get('/api/v1/books', { params: { released_after: monthAgo(), size: 12 } }); // want: migrated
