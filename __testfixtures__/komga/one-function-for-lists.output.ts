// fixture: profile=komga
import axios from 'axios';

interface Filter {
  libraryIds?: string[];
  genres?: string[] | null;
  tags?: string[];
  status?: 'ENDED' | 'ONGOING';
}

function anyOf(name: string, values?: readonly string[] | null) {
  const conditions = (values ?? []).filter(Boolean).map((value) => ({ [name]: { operator: 'is', value } }));
  return conditions.length ? [{ anyOf: conditions }] : [];
}

// The comment belongs to the function, and its signatures stay together.
export async function byFilter(filter: Filter): Promise<unknown>;
export async function byFilter(filter: Filter, size: number): Promise<unknown>;
export async function byFilter(filter: Filter, size = 20): Promise<unknown> {
  // want: migrated
  const { data } = await axios.post(
    '/api/v1/series/list',
    {
      condition: {
        allOf: [
          ...anyOf('libraryId', filter.libraryIds),
          ...anyOf('genre', filter.genres),
          ...anyOf('tag', filter.tags),
          ...(filter.status ? [{ seriesStatus: { operator: 'is', value: filter.status } }] : []),
        ],
      },
    },
    {
      params: { size },
    },
  );
  return data;
}

export class Shelf {
  constructor(private readonly filter: Filter) {}

  async books() {
    const params: Record<string, unknown> = { size: 20 };
    return axios.post(
      '/api/v1/books/list',
      { condition: { allOf: [...anyOf('libraryId', this.filter.libraryIds), ...anyOf('tag', this.filter.tags)] } },
      { params },
    ); // want: migrated
  }

  // A list that is made on the way, and is the only condition, shares the function.
  async split(tags?: string) {
    return axios.post(
      '/api/v1/books/list',
      { condition: { allOf: [...anyOf('tag', tags?.split(','))] } },
      { params: { size: 20 } },
    ); // want: migrated
  }
}
