import { Body, getClient, http } from '@tauri-apps/api/http';
import { fetch } from '@tauri-apps/api/http';

const base = 'http://komga.local:25600/api/v1';

export async function series(text: string) {
  const response = await fetch<{ content: unknown[] }>(`${base}/series`, { method: 'GET', query: { search: text } }); // want: migrated
  return response.data.content;
}
export async function authors() {
  const response = await fetch<{ name: string; role: string }[]>(`${base}/authors`, { method: 'GET' }); // want: migrated
  return response.data;
}
export const hide = (seriesIds: string[]) => fetch(`${base}/collections`, { method: 'POST', body: Body.json({ name: 'hidden', ordered: false, seriesIds }) }); // nope: a collection
