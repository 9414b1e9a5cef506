import axios, { type AxiosInstance } from 'axios';

export async function names(client?: AxiosInstance) {
  const genres = (await client?.get<string[]>('/api/v1/genres'))?.data; // want: review response-not-shown
  const series = (await client?.get?.('/api/v1/series'))?.data?.content?.[0]?.name; // want: review response-not-shown
  const first = (await (await globalThis.fetch?.('/api/v1/books'))?.json())?.content?.at?.(0); // want: review response-not-shown
  const labels = (await axios?.get('/api/v1/sharing-labels'))!?.data; // want: review response-not-shown
  return [genres?.length ?? 0, series, first, labels];
}

export class Optional {
  client?: AxiosInstance;

  letters() {
    return this.client?.get('/api/v1/alphabetical-groups')?.then((r) => r.data); // want: review response-not-shown
  }
}
