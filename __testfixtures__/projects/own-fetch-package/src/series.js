import { load } from './api.js';

export const one = (id) => load(`series/${id}`); // nope: one series
export const all = () => load('series?size=5'); // want: manual unknown-client
