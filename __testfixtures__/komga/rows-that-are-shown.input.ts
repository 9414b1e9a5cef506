// fixture: profile=komga
// Rows of a table say what is asked for, and how it is shown.
import { servers } from './settings';

interface Tile {
  label: string;
  icon?: string;
  server: 'komga' | 'other';
  method: 'GET' | 'POST';
  path: string;
  count: (json: any) => number;
}

export const tiles: Tile[] = [
  { label: 'Unread', server: 'komga', method: 'GET', path: '/api/v1/series?read_status=UNREAD&size=0', count: (json) => json.totalElements }, // want: manual declared
  { label: 'Genres', icon: 'tag', server: 'komga', method: 'GET', path: '/api/v1/genres', count: (json) => json.length }, // want: manual declared
  { label: 'Missing', server: 'other', method: 'GET', path: '/api/v3/wanted/missing', count: (json) => json.totalRecords },
];

export async function count(tile: Tile): Promise<number | undefined> {
  const { url, key } = servers[tile.server];
  const response = await fetch(url + tile.path, { method: tile.method, headers: { 'X-API-Key': key } });
  return response.ok ? tile.count(await response.json()) : undefined;
}

// Links of a menu
export const links = [
  { label: 'Genres', path: '/api/v1/genres', auth: true }, // nope: a link; mention
  { icon: 'book', url: '/api/v1/books', method: String(1), data: {} }, // nope: a link; mention
];
