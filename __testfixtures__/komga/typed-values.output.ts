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

function anyOf(name: string, values?: readonly string[]) {
  const conditions = (values ?? []).filter(Boolean).map((value) => ({ [name]: { operator: 'is', value } }));
  return conditions.length ? [{ anyOf: conditions }] : [];
}

export function list(filter: SeriesFilter) {
  return axios.post(
    '/api/v1/series/list',
    {
      condition: {
        allOf: [
          ...anyOf('libraryId', filter.libraryIds),
          ...(filter.collection ? [{ collectionId: { operator: 'is', value: filter.collection } }] : []),
          ...(filter.status ? [{ readStatus: { operator: 'is', value: filter.status } }] : []),
          ...(filter.complete !== undefined
            ? [{ complete: { operator: filter.complete ? 'isTrue' : 'isFalse' } }]
            : []),
          ...(filter.year !== undefined
            ? [
                {
                  allOf: [
                    {
                      releaseDate: {
                        operator: 'after',
                        dateTime: `${String(Math.max(filter.year - 1, 0)).padStart(4, '0')}-12-31T12:00:00Z`,
                      },
                    },
                    {
                      releaseDate: {
                        operator: 'before',
                        dateTime: `${String(Math.min(filter.year + 1, 9999)).padStart(4, '0')}-01-01T12:00:00Z`,
                      },
                    },
                  ],
                },
              ]
            : []),
          ...anyOf('tag', filter.tags),
        ],
      },
      fullTextSearch: filter.search,
    },
    { // want: migrated
      params: {
        page: filter.page, size: filter.size,
      },
    },
  );
}

export function destructured({ libraryIds, status, complete = false, tags, page }: SeriesFilter) {
  return axios.post(
    '/api/v1/series/list',
    {
      condition: {
        allOf: [
          ...anyOf('libraryId', libraryIds),
          ...(status ? [{ readStatus: { operator: 'is', value: status } }] : []),
          { complete: { operator: complete ? 'isTrue' : 'isFalse' } },
          ...anyOf('tag', tags),
        ],
      },
    },
    { // want: migrated
      params: { page },
    },
  );
}

export function guarded(filter: Partial<SeriesFilter> = {}) {
  const params: Record<string, unknown> = { size: 20 };
  return axios.post(
    '/api/v1/series/list',
    {
      condition: {
        allOf: [
          ...anyOf('tag', filter.tags),
          ...anyOf('libraryId', filter.libraryIds),
          ...(filter.complete !== undefined
            ? [{ complete: { operator: filter.complete ? 'isTrue' : 'isFalse' } }]
            : []),
        ],
      },
    },
    { params },
  ); // want: migrated
}

export async function lone(options: { readonly library?: string }) {
  const { library } = options;
  return axios.post('/api/v1/books/list', {
    condition: library ? { libraryId: { operator: 'is', value: library } } : undefined,
  }); // want: migrated
}

export async function one(library: string) {
  return axios.post('/api/v1/books/list', {
    condition: library ? { libraryId: { operator: 'is', value: library } } : undefined,
  }); // want: migrated
}

export async function fresh(unread: boolean) {
  return axios.post('/api/v1/books/list', {
    condition: unread
      ? {
          anyOf: [
            { readStatus: { operator: 'is', value: 'UNREAD' } },
            { readStatus: { operator: 'is', value: 'IN_PROGRESS' } },
          ],
        }
      : undefined,
  }); // want: migrated
}

export class Shelf {
  constructor(private readonly filter: SeriesFilter) {}

  years(untold: any) {
    return axios.post('/api/v1/series/list', {
      condition: {
        allOf: [
          {
            allOf: [
              { releaseDate: { operator: 'after', dateTime: '2019-12-31T12:00:00Z' } },
              { releaseDate: { operator: 'before', dateTime: '2021-01-01T12:00:00Z' } },
            ],
          },
          ...(untold ? [{ libraryId: { operator: 'is', value: untold } }] : []),
        ],
      },
    }); // want: review assumed-single
  }

  several(libraries: any) {
    return axios.post('/api/v1/series/list', {
      condition: { anyOf: [libraries || []].flat().map((value) => ({ libraryId: { operator: 'is', value } })) },
    }); // want: migrated
  }
}

// What is absent is sent as the word `undefined`, by which nothing is ordered
export const ordered = (id: string, sort?: string) => {
  const query = new URLSearchParams({
    size: '3',
    sort: String(sort) || 'metadata.numberSort,asc',
  } as Record<string, string>);
  return fetch(`/api/v1/books/list?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }); // want: migrated
};

const monthAgo = () => new Date(Date.now() - 31 * 864e5).toISOString().slice(0, 10);
export const released = () => axios.post(
  '/api/v1/books/list',
  { condition: { releaseDate: { operator: 'after', dateTime: `${monthAgo()}T00:00:00Z` } } },
  { params: { size: 12 } },
); // want: migrated
