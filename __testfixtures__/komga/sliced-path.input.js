// fixture: profile=komga
import ky from 'ky';

const client = ky.create({ prefixUrl: 'https://komga.example/api/v1' });

const load = (path) => client.get(path.slice(1)).json(); // nope: the calls of this function are judged

export const latest = () => load('/books/latest'); // nope: a live list
export const genres = async () => (await load('/genres')).length; // want: migrated
