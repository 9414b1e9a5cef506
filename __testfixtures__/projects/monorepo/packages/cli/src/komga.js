import ky from 'ky';
import { settings } from './settings.js';

export const komga = ky.create({ prefixUrl: settings.address, headers: { 'X-API-Key': settings.key }, retry: 2 });

/** Reads a path relative to the address. */
export const read = (path, searchParams) => komga.get(path, { searchParams }).json();
