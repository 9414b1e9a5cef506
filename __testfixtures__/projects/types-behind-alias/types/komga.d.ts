/** Made by hand from the OpenAPI document of release 1.26. */
export interface paths {
  '/api/v1/series': { get: operations['getSeriesDeprecated'] };
  '/api/v1/series/list': { post: operations['getSeries'] };
  '/api/v1/tags/series': { get: operations['getSeriesTags'] };
  '/api/v1/tags/book': { get: operations['getBookTags'] };
  '/api/v1/authors': { get: operations['getAuthorsDeprecated'] };
  '/api/v1/genres': { get: operations['getGenresDeprecated'] };
  '/api/v2/tags': { get: operations['getTags'] };
  '/api/v2/authors': { get: operations['getAuthors'] };
  '/api/v2/genres': { get: operations['getGenres'] };
}

export interface components {
  schemas: {
    SeriesDto: { id: string; libraryId: string; collectionId?: string };
    PageSeriesDto: { content?: components['schemas']['SeriesDto'][]; last?: boolean };
    PageString: { content?: string[] };
    AuthorDto: { name: string; role: string };
    PageAuthorDto: { content?: components['schemas']['AuthorDto'][] };
  };
}

interface Paging {
  page?: number;
  size?: number;
  sort?: string[];
  unpaged?: boolean;
}

interface Ok<T> {
  200: { headers: { [name: string]: unknown }; content: { 'application/json': T } };
}

export interface operations {
  getSeriesDeprecated: {
    parameters: { query?: Paging & { search?: string; library_id?: string[] } };
    responses: Ok<components['schemas']['PageSeriesDto']>;
  };
  getSeries: {
    parameters: { query?: Paging };
    requestBody: { content: { 'application/json': { condition?: Record<string, unknown>; fullTextSearch?: string } } };
    responses: Ok<components['schemas']['PageSeriesDto']>;
  };
  getSeriesTags: {
    parameters: { query?: { library_id?: string; collection_id?: string } };
    responses: Ok<string[]>;
  };
  getBookTags: {
    parameters: { query?: { series_id?: string; readlist_id?: string; library_id?: string[] } };
    responses: Ok<string[]>;
  };
  getAuthorsDeprecated: {
    parameters: { query?: { search?: string; library_id?: string; collection_id?: string; series_id?: string } };
    responses: Ok<components['schemas']['AuthorDto'][]>;
  };
  getGenresDeprecated: {
    parameters: { query?: { library_id?: string[]; collection_id?: string } };
    responses: Ok<string[]>;
  };
  getTags: {
    parameters: {
      query?: {
        library_id?: string[];
        collection_id?: string[];
        series_id?: string[];
        readlist_id?: string[];
        include?: 'BOTH' | 'BOOK' | 'SERIES';
        unpaged?: boolean;
      };
    };
    responses: Ok<components['schemas']['PageString']>;
  };
  getAuthors: {
    parameters: {
      query?: { search?: string; library_id?: string[]; collection_id?: string[]; series_id?: string[]; unpaged?: boolean };
    };
    responses: Ok<components['schemas']['PageAuthorDto']>;
  };
  getGenres: {
    // Cut short by hand, wrongly
    parameters: { query?: { library_id?: string[]; collection_id?: string; unpaged?: boolean } };
    responses: Ok<components['schemas']['PageString']>;
  };
}
