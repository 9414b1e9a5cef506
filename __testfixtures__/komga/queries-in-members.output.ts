// fixture: profile=komga
// Queries that are members of something
import axios from 'axios';
import { computed, ref } from 'vue';

const http = axios.create({ baseURL: 'http://komga.local' });

const library = ref('');
const query = computed(() => ({ library_id: library.value }));

export const languages = async () => (
  await http.get<{ content: string[] }>('/api/v2/languages', { params: { ...query.value, unpaged: true } })
).data.content; // want: migrated

const scope = { params: { library_id: '0B3' } };
export const tags = async () =>
  (await http.get<{ content: string[] }>('/api/v2/tags', { params: { ...scope.params, unpaged: true } })).data.content; // want: migrated

// Nobody knows what it is
declare const chosen: { params: any };
export const genres = async () =>
  (await http.get<{ content: string[] }>('/api/v2/genres?unpaged=true', { params: chosen.params })).data.content; // want: review query-passed-on

// It may have other parameters
const open = { params: { library_id: '0B3' } as Record<string, string> };
export const sorted = (by: string) => { open.params.sort = by; };
export const labels = async () => (
  await http.get<{ content: string[] }>('/api/v2/sharing-labels', { params: { ...open.params, unpaged: true } })
).data.content; // want: review query-passed-on
