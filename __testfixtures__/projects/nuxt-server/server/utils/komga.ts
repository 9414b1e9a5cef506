import type { $Fetch } from 'ofetch';

export function useKomga() {
  const { komgaAddress, komgaKey } = useRuntimeConfig();
  return $fetch.create({ baseURL: `${komgaAddress}/api/v1`, headers: { 'X-API-Key': komgaKey } });
}

/** Sends on what is asked for. */
export const readKomga = (path: string) => $fetch(path, { baseURL: `${useRuntimeConfig().komgaAddress}/api/v1` });

let kept: $Fetch | undefined;

/** One client per process. */
export function useKeptKomga(event: object): $Fetch {
  if (kept) return kept;
  const { komgaAddress } = useRuntimeConfig(event);
  kept = $fetch.create({ baseURL: `${komgaAddress}/api/v1`, retry: 1 }) as $Fetch;
  return kept;
}
