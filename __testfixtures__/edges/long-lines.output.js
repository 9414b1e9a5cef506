// New code stands on lines of its own where one would be too long; what was long before stays so

import axios from 'axios';

const address = process.env.CATALOGUE_ADDRESS;
const api = axios.create({ baseURL: address, headers: { 'X-API-Key': process.env.CATALOGUE_KEY, Accept: 'application/json' } }); // as it was

export async function volumes(series, options) {
  const { data } = await api.post(
    '/api/v1/books/list',
    { condition: { seriesId: { operator: 'is', value: series.identifier } } },
    { signal: options.signal },
  ); // want: review response-not-shown
  return data.content;
}

export const everything = (id) => axios({
  method: 'post',
  url: `${address}/api/v1/books/list`,
  responseType: 'json',
  timeout: 10_000,
  data: { condition: { seriesId: { operator: 'is', value: id } } },
}); // want: review response-not-shown
export const short = (id) => api.post('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: id } } }); // want: review response-not-shown
export const chosen = (id, all) => fetch(`${address}/api/v1/books/list?${all ? 'unpaged=true' : 'size=20'}`, {
  headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
}); // want: review query-parameters
