// fixture: profile=komga
// What a hook reads of a response may be what changes, and a cast or a copy does not hide it.
import axios from 'axios';
import got from 'got';
import ky from 'ky';
import { ofetch } from 'ofetch';

const prefixUrl = process.env.KOMGA_URL;
const copied = ky.create({
  prefixUrl,
  hooks: {
    afterResponse: [
      async (_request, _options, response) => {
        const data = await response.clone().json();
        return new Response(JSON.stringify({ data }));
      },
    ],
  },
});
const checked = ky.create({
  prefixUrl,
  hooks: {
    afterResponse: [
      async (_request, _options, response) => {
        const { message } = await response.clone().json<{ message?: string }>();
        if (message) throw new Error(message);
      },
    ],
  },
});
const unpacked = ofetch.create({
  baseURL: process.env.KOMGA_URL,
  parseResponse: (text) => {
    const data = JSON.parse(text);
    return data.content ?? data;
  },
});
const scoped = got.extend({
  prefixUrl,
  responseType: 'json',
  hooks: { beforeRequest: [(options) => (options.url as URL).searchParams.set('library_id', '1')] },
});

const sent: string[] = [];
const recorded = ky.create({
  prefixUrl,
  hooks: { beforeRequest: [(request) => void sent.push(new URL(request.url).search)] },
});
const kept = new Map<string, unknown>();
const cached = axios.create({ baseURL: prefixUrl });
cached.interceptors.request.use((config) => {
  const key = [config.method, config.url, JSON.stringify(config.params)].join(' ');
  if (kept.has(key)) config.headers.set('X-Kept', 'yes');
  return config;
});

export const one = async () => (await copied.get('api/v1/genres').json<{ data: string[] }>()).data; // want: manual hook
export const two = async () =>
  (await checked.get('api/v2/genres?unpaged=true').json<{ content: string[] }>()).content.length; // want: migrated
export const three = async () => (await unpacked('/api/v1/genres')).length; // want: manual hook
export const four = async () => (await scoped.get('api/v1/series')).body; // want: manual hook
export const five = () => recorded.get('api/v1/series', { searchParams: { library_id: '1' } }).json(); // want: manual hook
export const six = () => cached.get('/api/v1/series', { params: { library_id: '1' } }); // want: manual method-decides
