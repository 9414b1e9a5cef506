// fixture: profile=komga
import axios from 'axios';

const http = axios.create({ baseURL: 'https://komga.example.org' });

// A caller may pass `{ page, sort: route.query.sort }`, without a sort.
export async function volumes(seriesId, pageRequest, readStatus) {
  const params = { ...pageRequest, sort: pageRequest?.sort || 'metadata.numberSort,asc' };
  return (
    await http.post(
      '/api/v1/books/list',
      {
        condition: {
          allOf: [
            { seriesId: { operator: 'is', value: seriesId } },
            ...(readStatus ? [{ readStatus: { operator: 'is', value: readStatus } }] : []),
          ],
        },
      },
      { params },
    )
  ).data; // want: review assumed-paging
}

export async function issues(seriesId, paging = {}) {
  const params = { ...paging, sort: paging.sort || 'metadata.numberSort,asc', size: 50 };
  return (
    await http.post('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: seriesId } } }, { params })
  ).data; // want: review assumed-paging
}
