import ky from 'ky';

// ky sends the query in the options in place of the one in the URL.
const api = ky.create({ prefixUrl: process.env.KOMGA_URL, retry: 0 });

export const five = (query: Record<string, string>) => api.get('api/v1/series?size=5', { searchParams: query }).json(); // want: manual query-unknown
export const any = (query: Record<string, string>) => api.get('api/v1/series', { searchParams: query }).json(); // want: migrated
