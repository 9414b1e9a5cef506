import { http, known } from './http';

const base = 'http://komga.local:25600/api/v1';

export const series = (library: string) => http.get(`${base}/series?library_id=${library}&size=20`); // want: migrated
export const genres = async () => (await http.get(`${base}/genres`)) as string[]; // want: migrated
export const update = (id: string) => known(`${base}/libraries/${id}`); // want: review wrapper-grown
export const other = (id: string) => http.get(`${base}/books/${id}`); // nope: not deprecated
