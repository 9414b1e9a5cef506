// fixture: profile=komga
// A path that is resolved against an unknown base depends on how that base ends, so it is resolved again.
import ky from 'ky';
import { host, base } from './settings';

const api = ky.create({ prefixUrl: new URL('api/v1', host).href });
export async function genres() {
  return (
    await api.get('genres?unpaged=true', { prefixUrl: new URL('api/v2', host).href }).json<{ content: string[] }>()
  ).content.length; // want: migrated
}
export async function tags(id: string) {
  return (
    await api.get('tags', {
      searchParams: { library_id: id, unpaged: true },
      prefixUrl: new URL('api/v2', host).href,
    }).json<{ content: string[] }>()
  ).content.length; // want: migrated
}

function local(host: string) {
  const inner = ky.create({ prefixUrl: new URL('api/v1', host) });
  return inner;
}
export async function publishers(server: string) {
  return (await local(server).get('../v2/publishers?unpaged=true').json<{ content: string[] }>()).content.length; // want: migrated
}

const root = new URL('api/v1/', base).href;
export async function labels() {
  return (await (await fetch(`${root.replace(/\/v1\/$/, '/v2/')}sharing-labels?unpaged=true`)).json()).content.length; // want: migrated
}
export async function libraries() {
  return (await (await fetch(`${root}libraries`)).json()).length; // nope: a live list
}
