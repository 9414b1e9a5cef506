import { up } from 'up-fetch';

const komga = up(fetch, () => ({ baseUrl: process.env.KOMGA_URL, headers: { 'X-API-Key': process.env.KOMGA_KEY } }));

export const search = (text: string) => komga('/api/v1/books', { params: { search: text, size: 10 } }); // want: migrated
export const labels = () => komga<string[]>('/api/v1/sharing-labels'); // want: migrated
