// fixture: profile=komga
import axios from 'axios';
import got from 'got';

const seen = new Map<string, number>();
const client = got.extend({
  hooks: {
    afterResponse: [
      (response) => {
        seen.set(response.url.replace(/\?.*$/, ''), response.statusCode);
        return response;
      },
    ],
  },
});
export const publishers = () =>
  client('https://komga.example.com/api/v2/publishers?unpaged=true')
    .json<{ content: string[] }>()
    .then((page) => page.content); // want: review url-kept

// Only a log names the URL
const logged = got.extend({
  hooks: { beforeRequest: [(options) => console.log(options.url)] },
});
export const languages = () =>
  logged('https://komga.example.com/api/v2/languages?unpaged=true')
    .json<{ content: string[] }>()
    .then((page) => page.content); // want: migrated

// A name for it, or a part of it, is no log either
const counts: Record<string, number> = {};
const counting = axios.create({ baseURL: 'https://komga.example.com' });
counting.interceptors.response.use((response) => {
  const name = response.config.url?.split('/').pop() ?? '';
  counts[name] = (counts[name] ?? 0) + 1;
  return response;
});
export const genres = () =>
  counting.get('/api/v2/genres?unpaged=true').then((res) => ({ ...res, data: res.data.content })); // want: review url-kept

let latest: string | undefined;
const noting = axios.create({ baseURL: 'https://komga.example.com' });
noting.interceptors.response.use((response) => {
  latest = response.config.url;
  return response;
});
export const labels = () =>
  noting.get('/api/v2/sharing-labels?unpaged=true').then((res) => ({ ...res, data: res.data.content })); // want: review url-kept
export const shown = () => latest;

// A list is no log, whatever its name
const log: unknown[] = [];
const recorded = axios.create({ baseURL: 'https://komga.example.com' });
recorded.interceptors.request.use((config) => {
  log.push(config.url);
  return config;
});
export const ages = () =>
  recorded.get('/api/v2/age-ratings?unpaged=true').then((res) => ({ ...res, data: res.data.content.map(String) })); // want: review url-kept
