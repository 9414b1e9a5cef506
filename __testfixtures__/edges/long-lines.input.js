// New code stands on lines of its own where one would be too long; what was long before stays so

import axios from 'axios';

const address = process.env.CATALOGUE_ADDRESS;
const api = axios.create({ baseURL: address, headers: { 'X-API-Key': process.env.CATALOGUE_KEY, Accept: 'application/json' } }); // as it was

export async function volumes(series, options) {
  const { data } = await api.get(`/api/v1/series/${series.identifier}/books`, { signal: options.signal }); // want: review response-not-shown
  return data.content;
}

export const everything = (id) => axios({ method: 'get', url: `${address}/api/v1/series/${id}/books`, responseType: 'json', timeout: 10_000 }); // want: review response-not-shown
export const short = (id) => api.get(`/api/v1/series/${id}/books`); // want: review response-not-shown
export const chosen = (id, all) => fetch(`${address}/api/v1/series/${id}/books?${all ? 'unpaged=true' : 'size=20'}`, { headers: { Accept: 'application/json' } }); // want: review query-parameters
