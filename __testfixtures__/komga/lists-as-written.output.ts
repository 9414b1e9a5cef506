// fixture: profile=komga
// A literal list that is joined, and a part of a list.

import axios from 'axios';

const http = axios.create({ baseURL: process.env.KOMGA_URL });

interface Series {
  metadata: { tags: string[] };
}

// The list is joined, as axios would send `media_status[]` otherwise.
export const broken = () => http.post(
  '/api/v1/books/list',
  {
    condition: {
      anyOf: [
        { mediaStatus: { operator: 'is', value: 'ERROR' } },
        { mediaStatus: { operator: 'is', value: 'UNSUPPORTED' } },
      ],
    },
  },
  { params: { size: 1 } },
); // want: migrated

export const similar = (series: Series) =>
  http.post(
    '/api/v1/series/list',
    {
      condition: {
        anyOf: series.metadata.tags.slice(0, 3).join(',').split(/\s*,\s*/).filter(Boolean).map((value) => ({
          tag: { operator: 'is', value },
        })),
      },
    },
    { params: { size: 12 } },
  ); // want: migrated

export const alike = (series: Series) =>
  http.post(
    '/api/v1/series/list',
    {
      condition: {
        anyOf: series.metadata.tags.slice(0, 3).filter(Boolean).map((value) => ({ tag: { operator: 'is', value } })),
      },
    },
    { params: { size: 12 }, paramsSerializer: { indexes: null } },
  ); // want: migrated
