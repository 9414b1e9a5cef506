import { headersFor } from '../komga';
import type { Config, Connection } from '../types';

/** It has paths of its own that look the same. */
const calibreBooks = async (base: string) => (await fetch(`${base}/api/v1/books?limit=1000`)).json(); // nope: Calibre; mention

/** The file and the function are named after another service, the requests go to this one. */
export async function missingInCalibre(config: Config, library: string) {
  const headers = headersFor(config);
  const [theirs, ours, series] = await Promise.all([
    calibreBooks(config.calibre ?? ''),
    fetch(`${config.server}/api/v1/books?library_id=${library}&unpaged=true`), // want: migrated
    fetch(`${config.server}/api/v1/series?language=en&unpaged=true`, { headers }), // want: migrated
  ]);
  return [theirs, await ours.json(), await series.json()];
}

export async function calibreSeries(to: Connection, page: number) {
  // A setting that both services share says nothing.
  const response = await fetch(`${to.url}/api/v1/series?page=${page}`, { headers: { Authorization: to.key } }); // nope: Calibre; mention
  return response.json();
}

export async function calibreTags(config: Config) {
  // Neither does the address alone.
  const response = await fetch(`${config.server}/api/v1/series?page=1`, { headers: { Authorization: config.key } }); // nope: Calibre; mention
  return response.json();
}
