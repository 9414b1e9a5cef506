// fixture: profile=komga
// What an interceptor returns in place of a failed response has the old shape, and it may try only a GET again.
import axios from 'axios';

const baseURL = process.env.KOMGA_URL;
const emptied = axios.create({ baseURL });
emptied.interceptors.response.use(
  (response) => response,
  () => ({ data: [] }),
);
const offline = axios.create({ baseURL });
const kept: Record<string, unknown> = {};
offline.interceptors.response.use(undefined, async (error) => {
  if (error.response) throw error;
  return Promise.resolve({ ...error, status: 200, data: kept[error.config.url] });
});
const told = axios.create({ baseURL });
told.interceptors.response.use(undefined, (error) => {
  if (error.response?.status === 404) return { ...error.response, data: null };
  return Promise.reject(Object.assign(error, { data: ['failed'] }));
});
const again = axios.create({ baseURL });
again.interceptors.response.use(undefined, (error) => {
  const { config } = error;
  if (config.method !== 'get' || config.isAgain) return Promise.reject(error);
  return again.request({ ...config, isAgain: true });
});
const listed = axios.create({ baseURL });
listed.interceptors.response.use(undefined, async (error) => {
  if (error.config?.method === 'get') return { ...error.response, data: { content: [] } };
  throw error;
});

export const one = async () => (await emptied.get('/api/v1/genres')).data.length; // want: manual hook
export const two = async () => (await offline.get('/api/v1/tags')).data.length; // want: manual hook
export const three = async () => (await told.get('/api/v2/publishers?unpaged=true')).data.content.length; // want: migrated
export const four = async () => (await emptied.post('/api/v1/series/list', {})).data.content; // want: migrated
export const five = async () => (await again.post('/api/v1/series/list', {})).data.content; // want: review method-tested
export const read = async () => (await listed.post('/api/v1/series/list', {})).data.content; // want: review method-tested
export const six = async () => (await again.get('/api/v2/languages?unpaged=true')).data.content.length; // want: migrated
