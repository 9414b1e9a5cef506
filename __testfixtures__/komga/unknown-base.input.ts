// fixture: profile=komga
// A client of a library that is not described has the base that it was created with.
import { makeClient } from 'tiny-rest';
import { Rest } from 'rest-library';
import { Router } from 'tiny-router';
import * as handlers from 'tiny-handlers';

const komga = makeClient({ baseURL: 'http://komga.local:25600/api/v1' });
const rest = new Rest('http://komga.local:25600/api/v1', { retries: 1 });
const shop = makeClient({ baseURL: 'https://shop.example.com/v3' });
const router = new Router({ prefix: '/api/v1' });

router.get('/tags', handlers.tags); // nope: it serves
router.get('/genres', () => []); // nope: it serves
export const series = async (page: number) => (await komga.get('/series', { page })).content; // want: manual unknown-client
export const genres = () => komga.get('genres'); // want: review unknown-client
export const all = () => komga.get('series?page=1'); // want: review unknown-client
export const create = (body: object) => komga.post('/libraries', body); // nope: live
export const update = (id: string, body: object) => rest.put('/libraries/' + id, body); // want: review unknown-client
export const patch = (id: string, body: object) => rest.patch('/libraries/' + id, body); // nope: live
export const products = () => shop.get('/tags'); // nope: another service
