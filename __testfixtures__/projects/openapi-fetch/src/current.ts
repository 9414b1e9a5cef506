import createClient from 'openapi-fetch';
import type { KomgaPaths } from './types.ts';

const komga = createClient<KomgaPaths>({ baseUrl: 'http://komga:25600' });

// The types have these operations already.
export const all = () => komga.GET('/api/v1/series'); // want: review response-not-shown
export const rename = (libraryId: string, name: string) =>
  komga.PUT('/api/v1/libraries/{libraryId}', { params: { path: { libraryId } }, body: { name } }); // want: migrated

// They lack this one.
export const books = () => komga.GET('/api/v1/books'); // want: review types-to-generate
