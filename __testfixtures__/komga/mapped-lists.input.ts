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
  request('GET', '/api/v1/series', { query: { status: filter.statuses?.map((status) => status.toUpperCase()), page: 1 } }); // want: migrated
export const tagged = (filter: Filter) =>
  request('GET', '/api/v1/books', { query: { tag: filter.tags.map((tag) => tag.trim()), page: 1 } }); // want: migrated
export const inLibraries = (ids?: string) =>
  request('GET', '/api/v1/series', { query: { library_id: ids?.split(','), page: 1 } }); // want: migrated
