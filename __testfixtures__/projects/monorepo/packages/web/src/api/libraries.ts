import { http } from '@/lib';

export const saveLibrary = (id: string, library: object) => http.put(`/api/v1/libraries/${id}`, library); // want: migrated
export const scanLibrary = (id: string) => http.post(`/api/v1/libraries/${id}/scan`); // nope: another path
export const emptyTrash = (id: string) => http.post(`/api/v1/libraries/${id}/empty-trash`); // nope: another path
