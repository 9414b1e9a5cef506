// What Nuxt writes: the names that it brings into every file.

declare function useRuntimeConfig(event?: object): { komgaAddress: string };
declare function defineEventHandler(handler: (event: object) => unknown): unknown;
declare function getRouterParam(event: object, name: string): string | undefined;
declare const $fetch: {
  (path: string, options?: object): Promise<unknown>;
  create(options: object): <T>(path: string, options?: object) => Promise<T>;
};
declare const useKomga: typeof import('./server/utils/komga').useKomga;
declare const useKeptKomga: typeof import('./server/utils/komga').useKeptKomga;
declare const readKomga: typeof import('./server/utils/komga').readKomga;
