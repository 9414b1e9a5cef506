// fixture: profile=komga
import axios from 'axios';

// want: review single-value
export const both = () =>
  fetch('/api/v2/tags?library_id=comics&library_id=manga&include=SERIES&unpaged=true')
    .then((r) => r.json())
    .then((page) => page.content);
// want: review single-value
export const joined = () => axios.get<{ content: string[] }>('/api/v2/genres', {
  params: { collection_id: 'C1,C2', unpaged: true },
}).then(({ data }) => data.content);
// want: review single-value
export const listed = async (ids: string[]) => (
  await axios.get('/api/v2/authors', {
    params: { series_id: ids, unpaged: true },
  })
).data.content;
export async function named(parts: string[]) {
  const query = new URLSearchParams({ unpaged: 'true' });
  for (const part of parts) query.append('search', part);
  return (await fetch(`/api/v2/authors/names?${query}`)).json().then((page) => page.content); // want: review single-value
}
// want: migrated
export const oneText = async () =>
  (await axios.get('/api/v2/authors', { params: { search: 'Doe, John', unpaged: true } })).data.content;
// want: migrated
export const many = async (ids: string[]) => (
  await axios.get('/api/v2/publishers', {
    params: { library_id: ids, unpaged: true },
  })
).data.content;

// What the old lists ignored, the new ones would take for a filter
// want: review parameter-dropped
export const all = async () => (
  await axios.get('/api/v2/genres', {
    params: { library_id: 'L1', unpaged: true },
  })
).data.content;
// want: review parameter-dropped
export const tags = async (series: string) =>
  (await fetch('/api/v2/tags?unpaged=true')).json().then((page) => page.content);
// want: review parameter-dropped
export const writers = async () => (
  await axios.get('/api/v2/authors', {
    params: { search: 'doe', unpaged: true },
  })
).data.content;
