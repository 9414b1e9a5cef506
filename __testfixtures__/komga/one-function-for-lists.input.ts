// fixture: profile=komga
import axios from 'axios';

interface Filter {
  libraryIds?: string[];
  genres?: string[] | null;
  tags?: string[];
  status?: 'ENDED' | 'ONGOING';
}

// The comment belongs to the function, and its signatures stay together.
export async function byFilter(filter: Filter): Promise<unknown>;
export async function byFilter(filter: Filter, size: number): Promise<unknown>;
export async function byFilter(filter: Filter, size = 20): Promise<unknown> {
  // want: migrated
  const { data } = await axios.get('/api/v1/series', {
    params: { library_id: filter.libraryIds, genre: filter.genres, tag: filter.tags, status: filter.status, size },
  });
  return data;
}

export class Shelf {
  constructor(private readonly filter: Filter) {}

  async books() {
    const params: Record<string, unknown> = { size: 20 };
    if (this.filter.libraryIds?.length) params.library_id = this.filter.libraryIds;
    if (this.filter.tags && this.filter.tags.length > 0) params.tag = this.filter.tags;
    return axios.get('/api/v1/books', { params }); // want: migrated
  }

  // A list that is made on the way, and is the only condition, shares the function.
  async split(tags?: string) {
    return axios.get('/api/v1/books', { params: { tag: tags?.split(','), size: 20 } }); // want: migrated
  }
}
