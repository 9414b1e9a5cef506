import { Http, Wider } from './http.js';

const http = new Http();
const wider = new Wider();

export const rename = (id: string, name: string) => http.put(`/api/v1/libraries/${id}`, { name }); // want: review wrapper-grown
export const move = (id: string, root: string) => wider.put(`/api/v1/libraries/${id}`, { root }); // want: migrated
export const cover = (id: string) => http.put(`/api/v1/libraries/${id}/thumbnail`, {}); // nope: another path
