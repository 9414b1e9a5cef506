import { CapacitorHttp } from '@capacitor/core';

const base = 'http://komga.local:25600/api/v1';

export async function loadSeries(page: number) {
  const response = await CapacitorHttp.get({ url: `${base}/series`, params: { page: String(page), size: '20' }, headers: { 'X-API-Key': 'k' } }); // want: migrated
  return response.data.content;
}
export async function loadLanguages(): Promise<string[]> {
  const response = await CapacitorHttp.request({ method: 'GET', url: `${base}/languages` }); // want: migrated
  return response.data;
}
export const rename = (id: string, name: string) =>
  CapacitorHttp.put({ url: `${base}/libraries/${id}`, headers: { 'Content-Type': 'application/json' }, data: { name } }); // want: migrated
