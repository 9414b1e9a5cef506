// fixture: profile=komga
import axios from 'axios';

const ask = (path: string, init?: RequestInit) => fetch(`/komga/api/v1${path}`, init).then((answer) => answer.json());

export const written = (name: string) => ask(`/series?author=${encodeURIComponent(name)},writer&size=100`); // want: migrated
export const drawn = (person: string) => ask('/series?author=' + encodeURIComponent(person + ',Penciller')); // want: migrated
export const coloured = (person: string) => ask(`/series?author=${encodeURIComponent(`${person},colorist`)}`); // want: migrated
export const inked = (last: string, first: string) =>
  axios.get('/api/v1/series', { params: { author: `${last}, ${first},inker`, size: 5 } }); // want: migrated
export const known = () => ask('/series?author=Doe,%20John,writer'); // want: migrated
export const any = (author: string) => ask(`/series?author=${encodeURIComponent(author)}`); // want: manual query-unknown
