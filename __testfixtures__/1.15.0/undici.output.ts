import undici, { Client, Pool } from 'undici';

const pool = new Pool(process.env.READER_URL as string, { connections: 4 });
const metrics = new Client('https://api.datadoghq.com');

export async function find(title: string) {
  const { body } = await pool.request({
    path: '/api/v1/series/list',
    method: 'POST',
    query: { search: title },
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }); // want: review query-parameters
  return ((await body.json()) as { content: unknown[] }).content;
}

export const letters = (base: string) => undici.request(`${base}/api/v1/series/list/alphabetical-groups`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const points = () => metrics.request({ path: '/api/v1/series', method: 'GET' }); // nope: another service; mention
