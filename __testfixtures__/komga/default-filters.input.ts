// fixture: profile=komga
// The old list of tags applies one filter, the new one all of them: also those that the client adds.
import ky from 'ky';

const base = process.env.KOMGA_URL;
const ofLibrary = ky.create({ prefixUrl: base, searchParams: { library_id: '1' } });
const slow = ky.create({ prefixUrl: base, searchParams: { t: '1' } });

export const both = (id: string) => ofLibrary.get('api/v1/tags/book', { searchParams: { series_id: id } }).json<string[]>(); // want: manual hook
export const same = (id: string) => ofLibrary.get('api/v1/tags', { searchParams: { library_id: id } }).json<string[]>(); // want: migrated
export const none = () => ofLibrary.get('api/v1/tags/book').json<string[]>(); // want: manual query-unknown
export const other = (id: string) => slow.get('api/v1/tags/book', { searchParams: { series_id: id } }).json<string[]>(); // want: migrated
