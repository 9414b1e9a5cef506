import { get } from './endpoints.js';

export const series = (library: string) => get('/api/v1/series', { library_id: library }); // want: manual parameter-type
export const genres = () => get('/api/v1/genres'); // want: manual parameter-type
export const publishers = () => get('/api/v1/publishers'); // want: migrated
