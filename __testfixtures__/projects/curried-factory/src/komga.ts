import { makeApi, makeReader } from './make-api.ts';

export const komga = makeApi(process.env.KOMGA_URL ?? 'http://komga:25600', {
  user: process.env.KOMGA_USER ?? '',
  password: process.env.KOMGA_PASSWORD ?? '',
});

export const read = makeReader('http://komga:25600');
