// fixture: profile=komga
// A list that is mapped is a list, and one that may be absent gives no items.
interface Filter {
  libraries?: string[];
  statuses?: string[];
  tags: string[];
}

const server = 'http://nas:25600';
const given = (query: object) => Object.entries(query).filter(([, value]) => value !== undefined);
const request = async (method: string, path: string, { query, body }: { query?: object; body?: object }) =>
  (
    await fetch(`${server}${path}?${new URLSearchParams(given(query ?? {}))}`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
  ).json();

export const series = (filter: Filter) =>
  request('POST', '/api/v1/series/list', {
    query: { page: 1 },
    body: {
      condition: {
        anyOf: (filter.statuses?.map((status) => status.toUpperCase()) ?? []).filter(Boolean).map((value) => ({
          seriesStatus: { operator: 'is', value },
        })),
      },
    },
  }); // want: migrated
export const tagged = (filter: Filter) =>
  request('POST', '/api/v1/books/list', {
    query: { page: 1 },
    body: {
      condition: {
        anyOf: filter.tags.map((tag) => tag.trim()).filter(Boolean).map((value) => ({
          tag: { operator: 'is', value },
        })),
      },
    },
  }); // want: migrated
export const inLibraries = (ids?: string) =>
  request('POST', '/api/v1/series/list', {
    query: { page: 1 },
    body: { condition: { anyOf: (ids?.split(',') ?? []).map((value) => ({ libraryId: { operator: 'is', value } })) } },
  }); // want: migrated
