import axios from 'axios';

const http = axios.create({ baseURL: `${process.env.KOMGA_URL}/api/v1` });

interface Filter {
  library?: string | null;
  genres: string[];
}

const filterParams = (filter: Filter) => (filter.library ? { library_id: filter.library } : {});

export async function letters(filter: Filter): Promise<{ group: string }[]> {
  // want: migrated
  return (await http.get('/series/alphabetical-groups', { params: filterParams(filter) })).data;
}

/** What may be null needs no second test. */
export async function oneshots(library: string | null): Promise<number> {
  const params = { library_id: library ?? undefined, oneshot: true, size: 1 };
  // want: migrated
  return (await http.get('/series', { params })).data.totalElements;
}

export async function* everySeries(libraryId: string) {
  const query = new URLSearchParams({ library_id: libraryId, deleted: 'false' });
  query.set('size', '100');
  for (let page = 0; ; page++) {
    query.set('page', String(page));
    // want: migrated
    const { data } = await http.get(`/series?${query}`);
    yield* data.content;
    if (data.last) return;
  }
}
