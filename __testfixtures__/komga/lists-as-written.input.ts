// fixture: profile=komga
// A literal list that is joined, and a part of a list.

import axios from 'axios';

const http = axios.create({ baseURL: process.env.KOMGA_URL });

interface Series {
  metadata: { tags: string[] };
}

// The list is joined, as axios would send `media_status[]` otherwise.
export const broken = () => http.get('/api/v1/books', { params: { media_status: ['ERROR', 'UNSUPPORTED'].join(','), size: 1 } }); // want: migrated

export const similar = (series: Series) =>
  http.get('/api/v1/series', { params: { tag: series.metadata.tags.slice(0, 3).join(','), size: 12 } }); // want: migrated

export const alike = (series: Series) =>
  http.get('/api/v1/series', { params: { tag: series.metadata.tags.slice(0, 3), size: 12 }, paramsSerializer: { indexes: null } }); // want: migrated
