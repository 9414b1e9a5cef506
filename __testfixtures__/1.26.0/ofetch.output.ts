import { $fetch, type $Fetch, ofetch } from 'ofetch';

const catalogue: $Fetch = ofetch.create({ baseURL: process.env.CATALOGUE_URL });

/** The lists behind the filter menu. */
export const useFilters = () => {
  const genres = ref<string[]>([]);
  const tags = ref<string[]>([]);
  const languages = ref<string[]>([]);

  onMounted(async () => {
    genres.value = await $fetch('/v2/genres'); // want: review response-not-shown
    tags.value = await $fetch<string[]>('/v2/tags', { query: { library_id: 'manga' } }); // want: review lists-joined
    languages.value = await ofetch<string[]>('/v2/languages', { retry: 1 }); // want: review response-not-shown
  });

  return { genres, tags, languages };
};

export const bookTags = () => catalogue<string[]>('/v2/tags'); // want: review lists-joined
export const seriesTags = (collection: string) => catalogue<string[]>(`/v2/tags?collection_id=${collection}`); // want: review lists-joined
export const publishers = () => catalogue<string[]>('/v2/publishers', { method: 'GET' }); // want: review response-not-shown

export async function labelsWithAge() {
  const [labels, ages] = await Promise.all([
    ofetch<string[]>('/v2/sharing-labels', { baseURL: process.env.CATALOGUE_URL }), // want: review response-not-shown
    ofetch<string[]>('/v2/age-ratings', { baseURL: process.env.CATALOGUE_URL }), // want: review response-not-shown
  ]);
  return labels.flatMap((label) => ages.map((age) => `${label} ${age}`));
}

export const years = async () => {
  const { _data } = await catalogue.raw<string[]>('/v2/series/release-years'); // want: review response-not-shown
  return _data ?? [];
};

export const authorNames = (search: string) => $fetch<string[]>('/v2/authors/names', { params: { search } }); // want: review response-not-shown
export const authorRoles = () => $fetch.raw('/v2/authors/roles'); // want: review response-not-shown

export const series = (id: string) => catalogue(`/api/v1/series/${id}`); // nope: one series
export const newYears = () => catalogue('/v2/series/release-years'); // nope: migrated already
