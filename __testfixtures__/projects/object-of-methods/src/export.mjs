import { komga, rows } from './client.mjs';

export async function exportSeries(id, write) {
  const series = await komga.get(`/api/v1/series/${id}`); // nope: one series
  const { content } = await komga.get(`/api/v1/series/${id}/books`, 'unpaged=true'); // want: review query-parameters
  for (const book of content) await write(series, book);
}

export async function exportAll(write) {
  for await (const series of rows('/api/v1/series', 'sort=name')) await exportSeries(series.id, write); // want: review
}

export async function exportNew(write) {
  for await (const series of rows('/api/v1/series/new')) await exportSeries(series.id, write); // nope: a live list
}

export const languages = () => komga.get('/api/v1/languages'); // want: review response-not-shown
export const groups = () => komga.get('/api/v1/series/alphabetical-groups'); // want: review response-not-shown
