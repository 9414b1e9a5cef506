// fixture: profile=komga
import { createFetch } from '@vueuse/core';
import { computed, ref } from 'vue';
import wretch from 'wretch';
import QueryAddon from 'wretch/addons/queryString';

const host = import.meta.env.VITE_KOMGA_URL;
const v1 = wretch(`${host}/api/v1`).addon(QueryAddon);
const folder = wretch(`${host}/api/v1/`).addon(QueryAddon);
const nested = v1.url('/series'); // want: manual method-unknown

// wretch puts each path behind the last one as it is.
export const genres = (library: string) => v1.url('/../v2/genres').query({
  library_id: library,
  unpaged: true,
}).get().json<{ content: string[] }>().then((page) => page.content); // want: migrated
export const labels = () =>
  folder.get('../v2/sharing-labels?unpaged=true').json<{ content: string[] }>().then((page) => page.content); // want: migrated
export const names = (search: string) => v1.query({
  search,
  unpaged: true,
}).get('/../v2/authors/names').json<{ content: string[] }>().then((page) => page.content); // want: migrated
export const years = () => nested.get('/release-dates').json<string[]>(); // want: manual base-holds-version
export const kept = (id: string) => v1.get(`/series/${id}`).json(); // nope: one series

export function tags(kind: 'series' | 'book') {
  return v1.get(`/tags/${kind}`).json<string[]>(); // want: manual one-of-a-type, manual one-of-a-type
}

// VueUse joins base and path with one slash, and the path may be a ref.
const useKomga = createFetch({ baseUrl: `${host}/api/v1`, fetchOptions: { credentials: 'include' } });
const term = ref('');
const path = computed(() => `../v2/authors/names?search=${encodeURIComponent(term.value)}&unpaged=true`);

export const useRoles = () => useKomga('../v2/authors/roles?unpaged=true', {
  afterFetch: (ctx) => ({ ...ctx, data: ctx.data.content }),
}).json<string[]>(); // want: migrated
export const useNames = () =>
  useKomga(path, { afterFetch: (ctx) => ({ ...ctx, data: ctx.data.content }) }).json<string[]>(); // want: migrated
export const useLatest = () => useKomga('series/latest').json(); // nope: a live list
