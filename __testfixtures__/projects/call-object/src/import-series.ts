import { call } from './call.ts';

interface Page {
  content: { id: string; name: string }[];
  totalPages: number;
}

export async function importSeries(library: string) {
  const first = await call<Page>({ path: '/api/v1/series', params: { library_id: library, size: '100' } }); // want: review query-parameters
  return { ...first, every: await call<Page>({ path: '/api/v1/series' }) }; // want: review response-not-shown
}

export const importBooks = (series: string) => call<Page>({ path: `/api/v1/series/${series}/books` }); // want: review response-not-shown

export const search = (text: string) =>
  call<Page>({ path: '/api/v1/series/list', method: 'POST', payload: { fullTextSearch: text } }); // nope: moved already
