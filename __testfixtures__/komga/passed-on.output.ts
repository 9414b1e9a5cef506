// fixture: profile=komga
import axios, { type AxiosInstance } from 'axios';

interface Filter {
  library_id?: string;
  collection_id?: string;
}

export class Lists {
  constructor(private readonly http: AxiosInstance) {}

  async genres(filter: Filter) {
    return (
      await this.http.get<{ content: string[] }>('/api/v2/genres', { params: { ...filter, unpaged: true } })
    ).data.content; // want: migrated
  }

  async authors(params?: { search?: string; library_id?: string }) {
    return (await this.http.get('/api/v2/authors', { params: { ...params, unpaged: true } })).data.content; // want: migrated
  }

  async tags(filter: Filter, sort: string) {
    return (await this.http.get('/api/v2/tags', { params: { ...filter, unpaged: true } })).data.content; // want: review parameter-dropped
  }

  async labels(query: Record<string, string>) {
    return (await this.http.get('/api/v2/sharing-labels', { params: { ...query, unpaged: true } })).data.content; // want: review query-passed-on
  }

  // The new list takes a search, and the old one did not
  async publishers(query: { search?: string } & Filter) {
    return (await this.http.get('/api/v2/publishers', { params: { ...query, unpaged: true } })).data.content; // want: review query-passed-on
  }

  async languages(query: Filter & { collection_id: string }) {
    return (await this.http.get('/api/v2/languages', { params: { ...query, unpaged: true } })).data.content; // want: migrated
  }
}

// May be a URLSearchParams, of which a copy would hold nothing: what is added stands in the URL
export const anything = async (params: URLSearchParams | undefined) =>
  (await axios.get('/api/v2/genres?unpaged=true', { params })).data.content; // want: review query-passed-on
export const object = async (params: object) =>
  (await axios.get('/api/v2/genres?unpaged=true', { params })).data.content; // want: review query-passed-on
export const untyped = async (params: any) => (await axios.get('/api/v2/genres?unpaged=true', { params })).data.content; // want: review query-passed-on
export const defaulted = async (params = {}) =>
  (await axios.get('/api/v2/genres', { params: { ...params, unpaged: true } })).data.content; // want: review query-passed-on
