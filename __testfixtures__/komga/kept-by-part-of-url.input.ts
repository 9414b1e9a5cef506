// fixture: profile=komga
import got from 'got';
import ky from 'ky';
import { ofetch } from 'ofetch';

const base = process.env.BASE_URL;
const counts: Record<string, number> = {};
const count = (name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};
export const countsOf = () => counts;

// A hook counts by a part of the path
const counted = ky.create({
  prefixUrl: base,
  hooks: { beforeRequest: [(request) => count(new URL(request.url).pathname.split('/')[3] ?? '')] },
});
export const books = (id: string) => counted.get(`api/v1/series/${id}/books`).json(); // want: review url-kept
export const rename = (id: string, json: object) => counted.put(`api/v1/libraries/${id}`, { json }); // want: review not-retried

const named = got.extend({
  prefixUrl: base,
  hooks: {
    beforeRequest: [
      (options) => {
        const name = String(options.url).split('/').at(-1);
        if (name) counts[name] = 1;
      },
    ],
  },
});
export const series = () => named('api/v1/series').json(); // want: review url-kept

const noted = ofetch.create({ baseURL: base, retry: 0, onRequest: ({ request }) => count(String(request).split('/')[3] ?? '') });
export const labels = () => noted('/api/v1/sharing-labels'); // want: review url-kept
const alsoNoted = ofetch.create({ baseURL: base, retry: 0, onRequest: (context) => count(`${context.request}`) });
export const ages = () => alsoNoted('/api/v1/genres'); // want: review url-kept

const takenApart = ky.create({
  prefixUrl: base,
  hooks: {
    beforeRequest: [
      ({ url }) => count(url),
      (request) => {
        const { host } = new URL(request.url);
        count(host);
      },
    ],
  },
});
export const bookTags = () => takenApart.get('api/v1/tags/book').json(); // want: review url-kept
const takenInside = got.extend({
  prefixUrl: base,
  hooks: {
    beforeRequest: [
      (options) => {
        const { url } = options;
        const [, , , name] = String(url).split('/');
        count(name ?? '');
      },
    ],
  },
});
export const groups = () => takenInside('api/v1/series/alphabetical-groups').json(); // want: review url-kept

// Only the host is used, or the method
const byHost = ky.create({ prefixUrl: base, hooks: { beforeRequest: [(request) => count(new URL(request.url).host + request.method)] } });
export const tags = () => byHost.get('api/v1/tags').json(); // want: migrated
const byHostAlone = ky.create({
  prefixUrl: base,
  hooks: {
    beforeRequest: [
      (request) => {
        const { host, origin: from } = new URL(request.url);
        count(host + from);
      },
    ],
  },
});
export const seriesTags = () => byHostAlone.get('api/v1/tags/series').json(); // want: migrated

// A function in place of `fetch` counts, or only sends
const send = (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init);
const tracing = ky.create({
  prefixUrl: base,
  fetch: (input, init) => {
    count(new URL(String(input)).pathname);
    return send(input, init);
  },
});
export const genres = () => tracing.get('api/v1/genres').json(); // want: review url-kept
const sending = ky.create({ prefixUrl: base, fetch: (input, init) => send(input, init) });
export const languages = () => sending.get('api/v1/languages').json(); // want: migrated

// A function on the way passes a part of the path on
async function asked(path: string): Promise<string[]> {
  count(path.split('/')[3] ?? '');
  return (await fetch(base + path)).json();
}
export const roles = () => asked('/api/v1/authors/roles'); // want: review url-kept

// What it is kept for is read nowhere
const times = new Map<string, number>();
const stamp = (name: string): void => void times.set(name, Date.now());
async function stamped(path: string): Promise<string[]> {
  stamp(path.split('/')[3] ?? '');
  return (await fetch(base + path)).json();
}
export const publishers = () => stamped('/api/v1/publishers'); // want: migrated
