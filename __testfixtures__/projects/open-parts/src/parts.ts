const host = process.env.KOMGA_URL;
const prefix = 'v1';

export const get = (...parts: string[]) => fetch([host, 'api', prefix, ...parts].join('/')); // want: manual open-end
