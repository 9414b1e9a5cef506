import axios from 'axios';
import type { Book, Page, Series } from './dto';
import { apiKey, serverUrl } from './settings';

const headers = { 'X-API-Key': apiKey };

const http = axios.create({
  baseURL: serverUrl,
  headers,
  timeout: 10_000,
});

const SERIES = '/api/v1/series';

export async function seriesOfLibrary(libraryId: string, page = 0): Promise<Page<Series>> {
  const { data } = await http.get<Page<Series>>(SERIES, {
    params: { library_id: libraryId, page, size: 30 },
  });
  return data;
}

export async function oneSeries(id: string): Promise<Series> {
  return (await http.get<Series>(`${SERIES}/${id}`)).data;
}

export async function latestSeries(): Promise<Page<Series>> {
  return (await http.get<Page<Series>>(`${SERIES}/latest`, { params: { size: 30 } })).data;
}

export async function volumesOf(series: Series): Promise<Book[]> {
  const response = await http.get<Page<Book>>(
    `${SERIES}/${series.id}/books`, // all volumes, read or not
    { headers: { Accept: 'application/json' } },
  );
  return response.data.content;
}

export const letters = async () => {
  const { data } = await http.get<{ group: string; count: number }[]>(`${SERIES}/alphabetical-groups`);
  return data.filter(({ count }) => count > 0);
};

/** A saved search holds a query (`?search=…`), or one of the lists below the series (`/latest`). */
export async function openSavedSearch(saved: { tail: string }): Promise<Page<Series>> {
  const response = await fetch(`${serverUrl}/api/v1/series${saved.tail}`, { headers });
  return response.json();
}
