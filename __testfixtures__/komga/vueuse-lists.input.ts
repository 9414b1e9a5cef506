// fixture: profile=komga
// Lists that composables of VueUse read
import { computed, ref } from 'vue';
import { createFetch, useFetch } from '@vueuse/core';

const term = ref('');

const useKomga = createFetch({
  baseUrl: 'http://komga.local',
  options: {
    timeout: 20000,
    onFetchError(ctx) {
      if (ctx.response?.status === 403) ctx.data = [];
      return ctx;
    },
  },
});

export const { data: genres } = useKomga('/api/v1/genres').json<string[]>(); // want: migrated
export const { data: ages } = useKomga('/api/v1/age-ratings').get().json<string[]>(); // want: review

const people = computed(() => `/api/v1/authors/names?search=${encodeURIComponent(term.value)}`);
export const { data: names, isFetching } = useKomga(people, { refetch: true, initialData: [] }).json<string[]>(); // want: migrated
export const { data: tags } = useFetch('http://komga.local/api/v1/tags', { credentials: 'include' }).json(); // want: migrated
export const { data: labels } = useFetch<string[]>( // want: migrated
  'http://komga.local/api/v1/sharing-labels',
  { credentials: 'include' },
  { immediate: false },
).json();

// The body is a text
export const { data: text } = useKomga('/api/v1/languages'); // want: manual response-type

// What is passed on may be read in any way
const request = useKomga('/api/v1/publishers'); // want: manual response-type
export const publishers = request.json<string[]>();

export const { data: roles } = useKomga('/api/v1/authors/roles', { // want: manual transformed
  afterFetch(ctx) {
    ctx.data = ctx.data.filter(Boolean);
    return ctx;
  },
}).json<string[]>();

const useSorted = createFetch({
  baseUrl: 'http://komga.local',
  options: { afterFetch: (ctx) => ({ ...ctx, data: ctx.data.sort() }) },
});
export const { data: sorted } = useSorted('/api/v1/genres').json<string[]>(); // want: manual transformed

const shared = { refetch: true };
export const { data: years } = useKomga('/api/v1/series/release-dates', shared).json(); // want: manual options-expression

export const { data: found, onFetchResponse } = useKomga('/api/v1/tags/book').json<string[]>(); // want: manual not-followed
onFetchResponse(async (response) => console.log((await response.clone().json()).length));
