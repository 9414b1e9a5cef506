import { send } from './komga.ts';

const SERIES = '/api/v1/series';

export const series = (page: number) => send('POST', `${SERIES}/list?page=${page}`, {}); // nope: moved already
export const wrong = (page: number) => send('POST', `${SERIES}/list`, { page, size: 20 }); // nope: moved already, and wrongly
export const books = (seriesId: string) => send('POST', '/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: seriesId } } }); // nope: moved already
export const authors = () => send('GET', '/api/v2/authors?unpaged=true'); // nope: moved already
export const genres = () => send('GET', '/v2/genres'); // nope: moved already
export const save = (id: string, library: object) => send('PATCH', `/api/v1/libraries/${id}`, library); // nope: moved already
export const groups = () => send('POST', `${SERIES}/list/alphabetical-groups`, {}); // nope: moved already
export const thumbnail = (id: string, file: string) => send('PUT', `${SERIES}/${id}/thumbnails/${file}/selected`); // nope: another path
export const pageHash = () => send('PUT', '/api/v1/page-hashes', {}); // nope: another path
