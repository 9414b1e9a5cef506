import nodeFetch from 'node-fetch';
import { fetch as undiciFetch } from 'undici';
import { serverUrl, token } from './settings';

export interface LibrarySettings {
  name: string;
  root: string;
  scanOnStartup: boolean;
}

const jsonHeaders = { 'Content-Type': 'application/json', 'X-API-Key': token };

export async function renameLibrary(id: string, name: string): Promise<void> {
  const response = await fetch(`${serverUrl}/api/v1/libraries/${id}`, { // want: migrated
    method: 'PATCH',
    headers: jsonHeaders,
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(`could not rename library ${id}: ${response.status}`);
}

export function moveLibrary(libraryId: string, root: string) {
  return window.fetch('/api/v1/libraries/' + libraryId, { method: 'PATCH', body: JSON.stringify({ root }), headers: jsonHeaders }); // want: migrated
}

export const toggleScan = async (id: string, scanOnStartup: boolean) => {
  // want: migrated
  const res = await globalThis.fetch(`${serverUrl}/api/v1/libraries/${encodeURIComponent(id)}`, {
    body: JSON.stringify({ scanOnStartup }),
    headers: jsonHeaders,
    method: 'PATCH',
  });
  return res.status === 204;
};

export function settingsRequest(id: string, settings: Partial<LibrarySettings>): Request {
  // want: migrated
  return new Request(`${serverUrl}/api/v1/libraries/${id}`, { method: 'PATCH', headers: jsonHeaders, body: JSON.stringify(settings) });
}

export async function syncFromDisk(id: string, settings: LibrarySettings): Promise<boolean> {
  const answer = await nodeFetch(`${process.env.CATALOGUE_URL}/api/v1/libraries/${id}`, { method: "PATCH", headers: jsonHeaders, body: JSON.stringify(settings) }); // want: migrated
  return answer.ok;
}

export async function syncInBackground(id: string, settings: LibrarySettings): Promise<void> {
  await undiciFetch(`${process.env.CATALOGUE_URL}/api/v1/libraries/${id}`, { // want: migrated
    method: 'PATCH',
    headers: { ...jsonHeaders, 'X-Requested-With': 'sync' },
    body: JSON.stringify(settings),
  }).then((res) => res.body?.cancel());
}

export async function readLibrary(id: string): Promise<LibrarySettings> {
  const res = await fetch(`${serverUrl}/api/v1/libraries/${id}`, { headers: jsonHeaders }); // nope: reading a library is not deprecated
  return (await res.json()) as LibrarySettings;
}

export const removeLibrary = (id: string) =>
  fetch(`${serverUrl}/api/v1/libraries/${id}`, { method: 'DELETE', headers: jsonHeaders }); // nope: another method

export const patchLibrary = (id: string, part: Partial<LibrarySettings>) =>
  fetch(`${serverUrl}/api/v1/libraries/${id}`, { method: 'PATCH', headers: jsonHeaders, body: JSON.stringify(part) }); // nope: migrated already
