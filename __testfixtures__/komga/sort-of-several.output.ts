// fixture: profile=komga
// An empty list of orders is not sent at all, so the default order takes its place.
import axios from 'axios';

const http = axios.create({ baseURL: process.env.KOMGA_URL });

interface Paging {
  page?: number;
  sort?: string[];
}

export const spread = (id: string, paging?: Paging) =>
  http.post(
    '/api/v1/books/list',
    {
      condition: {
        allOf: [{ seriesId: { operator: 'is', value: id } }, { readStatus: { operator: 'is', value: 'READ' } }],
      },
    },
    { params: { ...paging, sort: paging?.sort?.length ? paging.sort : 'metadata.numberSort,asc' } },
  ); // want: migrated

export const named = (id: string, sort?: string[]) => http.post(
  '/api/v1/books/list',
  { condition: { seriesId: { operator: 'is', value: id } } },
  { params: { sort: sort?.length ? sort : 'metadata.numberSort,asc', size: 5 } },
); // want: migrated
