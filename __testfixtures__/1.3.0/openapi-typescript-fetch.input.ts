import { Fetcher } from 'openapi-typescript-fetch';
import type { paths } from './schema';

const fetcher = Fetcher.for<paths>();
fetcher.configure({ baseUrl: 'http://localhost:25600' });

export const updateLibrary = fetcher.path('/api/v1/libraries/{libraryId}').method('put').create(); // want: migrated
export const deleteLibrary = fetcher.path('/api/v1/libraries/{libraryId}').method('delete').create(); // nope: deletes it
export const rename = (libraryId: string, name: string) => updateLibrary({ libraryId, name });
