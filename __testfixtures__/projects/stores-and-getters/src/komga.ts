import { type MaybeRefOrGetter, shallowRef, toValue, watch } from 'vue';
import { useAccount, useSettings } from './settings';

export interface KomgaRequest {
  path: string;
  method?: string;
  body?: unknown;
}

export async function komga<T>({ path, method = 'GET', body }: KomgaRequest): Promise<T> {
  const settings = useSettings();
  const response = await fetch(`${settings.apiRoot}/${path}`, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return (await response.json()) as T;
}

/** Asks again whenever the getter gives something else; null asks for nothing. */
export function useKomga<T>(source: MaybeRefOrGetter<KomgaRequest | null>) {
  const data = shallowRef<T>();
  async function run(request: KomgaRequest | null) {
    if (!request) return;
    data.value = await komga<T>(request);
  }
  watch(
    () => JSON.stringify(toValue(source)),
    () => run(toValue(source)),
    { immediate: true },
  );
  return data;
}

export const groups = async () => (await fetch(`${useAccount().api}/series/alphabetical-groups`)).json(); // want: migrated

/** The state may have been set to anything. */
export const books = async () => (await fetch(`${useAccount().root}/books`)).json(); // want: review assumed-base
