import { $fetch, type $Fetch, ofetch } from 'ofetch';

const catalogue: $Fetch = ofetch.create({ baseURL: process.env.CATALOGUE_URL });

/** The lists behind the filter menu. */
export const useFilters = () => {
  const genres = ref<string[]>([]);
  const tags = ref<string[]>([]);
  const languages = ref<string[]>([]);

  onMounted(async () => {
    genres.value = await $fetch('/api/v1/genres'); // want: review response-not-shown
    tags.value = await $fetch<string[]>('/api/v1/tags', { query: { library_id: 'manga' } }); // want: review lists-joined
    languages.value = await ofetch<string[]>('/api/v1/languages', { retry: 1 }); // want: review response-not-shown
  });

  return { genres, tags, languages };
};

export const bookTags = () => catalogue<string[]>('/api/v1/tags/book'); // want: review lists-joined
export const seriesTags = (collection: string) => catalogue<string[]>(`/api/v1/tags/series?collection_id=${collection}`); // want: review lists-joined
export const publishers = () => catalogue<string[]>('/api/v1/publishers', { method: 'GET' }); // want: review response-not-shown

export async function labelsWithAge() {
  const [labels, ages] = await Promise.all([
    ofetch<string[]>('/api/v1/sharing-labels', { baseURL: process.env.CATALOGUE_URL }), // want: review response-not-shown
    ofetch<string[]>('/api/v1/age-ratings', { baseURL: process.env.CATALOGUE_URL }), // want: review response-not-shown
  ]);
  return labels.flatMap((label) => ages.map((age) => `${label} ${age}`));
}

export const years = async () => {
  const { _data } = await catalogue.raw<string[]>('/api/v1/series/release-dates'); // want: review response-not-shown
  return _data ?? [];
};

export const authorNames = (search: string) => $fetch<string[]>('/api/v1/authors/names', { params: { search } }); // want: review response-not-shown
export const authorRoles = () => $fetch.raw('/api/v1/authors/roles'); // want: review response-not-shown

export const series = (id: string) => catalogue(`/api/v1/series/${id}`); // nope: one series
export const newYears = () => catalogue('/v2/series/release-years'); // nope: migrated already
