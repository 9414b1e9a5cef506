import { createFetch, useFetch } from '@vueuse/core';

const useKomga = createFetch({ baseUrl: 'http://komga.local:25600/api/v1', options: { beforeFetch: ({ options }) => ({ options }) } });

export const useBooks = (id: string) => useKomga(`/series/${id}/books`).json<{ content: unknown[] }>(); // want: migrated
export const useGenres = () => useFetch('http://komga.local:25600/api/v1/genres').get().json<string[]>(); // want: migrated
export const useLibraries = () => useKomga('/libraries').json(); // nope: a live list
