import axios, { type AxiosInstance } from 'axios';

export async function names(client?: AxiosInstance) {
  const genres = (await client?.get<string[]>('/v2/genres'))?.data; // want: review response-not-shown
  const series = (await client?.post?.('/api/v1/series/list', {}))?.data?.content?.[0]?.name; // want: review response-not-shown
  const first = (await (await globalThis.fetch?.('/api/v1/books/list', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }))?.json())?.content?.at?.(0); // want: review response-not-shown
  const labels = (await axios?.get('/v2/sharing-labels'))!?.data; // want: review response-not-shown
  return [genres?.length ?? 0, series, first, labels];
}

export class Optional {
  client?: AxiosInstance;

  letters() {
    return this.client?.post('/api/v1/series/list/alphabetical-groups', {})?.then((r) => r.data); // want: review response-not-shown
  }
}
