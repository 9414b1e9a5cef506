import axios from 'axios';

export type Query = Record<string, unknown>;
export interface Paging {
  page?: number;
  size?: number;
  sort?: string[];
}

export abstract class Resource {
  protected readonly http = axios.create({ baseURL: 'https://komga.example.com' });

  protected paging(request: Paging | undefined): Query {
    if (!request) return {};
    return { page: request.page, size: request.size, sort: request.sort };
  }

  protected scope(library: string | undefined): Query {
    return { library_id: library, size: 20 };
  }

  protected order(): Query {
    return { sort: 'metadata.titleSort,asc' };
  }
}
