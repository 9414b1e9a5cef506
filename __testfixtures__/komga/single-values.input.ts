// fixture: profile=komga
import axios from 'axios';

// want: review single-value
export const both = () => fetch('/api/v1/tags/series?library_id=comics&library_id=manga').then((r) => r.json());
// want: review single-value
export const joined = () => axios.get<string[]>('/api/v1/genres', { params: { collection_id: 'C1,C2' } }).then(({ data }) => data);
// want: review single-value
export const listed = async (ids: string[]) => (await axios.get('/api/v1/authors', { params: { series_id: ids } })).data;
export async function named(parts: string[]) {
  const query = new URLSearchParams();
  for (const part of parts) query.append('search', part);
  return (await fetch(`/api/v1/authors/names?${query}`)).json(); // want: review single-value
}
// want: migrated
export const oneText = async () => (await axios.get('/api/v1/authors', { params: { search: 'Doe, John' } })).data;
// want: migrated
export const many = async (ids: string[]) => (await axios.get('/api/v1/publishers', { params: { library_id: ids } })).data;

// What the old lists ignored, the new ones would take for a filter
// want: review parameter-dropped
export const all = async () => (await axios.get('/api/v1/genres', { params: { search: 'dra', library_id: 'L1' } })).data;
// want: review parameter-dropped
export const tags = async (series: string) => (await fetch(`/api/v1/tags?series_id=${series}`)).json();
// want: review parameter-dropped
export const writers = async () => (await axios.get('/api/v1/authors', { params: { role: 'writer', search: 'doe' } })).data;
