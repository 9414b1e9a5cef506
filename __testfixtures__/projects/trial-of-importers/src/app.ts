import { Client } from './client';

const client = new Client(async (method, path) => (await fetch(process.env.KOMGA_URL + path, { method })).json());

export const count = async () => (await client.series('l1')).totalElements;
