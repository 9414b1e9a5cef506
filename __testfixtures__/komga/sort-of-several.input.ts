// fixture: profile=komga
// An empty list of orders is not sent at all, so the default order takes its place.
import axios from 'axios';

const http = axios.create({ baseURL: process.env.KOMGA_URL });

interface Paging {
  page?: number;
  sort?: string[];
}

export const spread = (id: string, paging?: Paging) =>
  http.get(`/api/v1/series/${id}/books`, { params: { ...paging, read_status: 'READ' } }); // want: migrated

export const named = (id: string, sort?: string[]) => http.get(`/api/v1/series/${id}/books`, { params: { sort, size: 5 } }); // want: migrated
