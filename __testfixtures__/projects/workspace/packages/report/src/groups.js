import { createClient } from '@komga-tools/client';
import { books } from '@komga-tools/client/paths';

const client = createClient(process.env.KOMGA_URL, process.env.KOMGA_KEY);

export const groups = () => client.get('/api/v1/series/alphabetical-groups'); // want: review response-not-shown
export const newest = () => client.get(`${books}?sort=createdDate,desc`); // want: review query-parameters
export const latest = () => client.get(`${books}/latest`); // nope: a live list
