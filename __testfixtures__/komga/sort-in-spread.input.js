// fixture: profile=komga
import axios from 'axios';

const http = axios.create({ baseURL: 'https://komga.example.org' });

// A caller may pass `{ page, sort: route.query.sort }`, without a sort.
export async function volumes(seriesId, pageRequest, readStatus) {
  const params = { ...pageRequest };
  if (readStatus) params.read_status = readStatus;
  return (await http.get(`/api/v1/series/${seriesId}/books`, { params })).data; // want: review assumed-paging
}

export async function issues(seriesId, paging = {}) {
  const params = { ...paging, size: 50 };
  return (await http.get(`/api/v1/series/${seriesId}/books`, { params })).data; // want: review assumed-paging
}
