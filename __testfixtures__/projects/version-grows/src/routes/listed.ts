import { list } from '../upstream';

export const languages = (fetch: typeof globalThis.fetch) => list<string[]>(fetch, '/languages'); // want: manual base-holds-version
