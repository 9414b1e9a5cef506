export function useKomga() {
  const { komgaAddress, komgaKey } = useRuntimeConfig();
  return $fetch.create({ baseURL: `${komgaAddress}/api/v1`, headers: { 'X-API-Key': komgaKey } });
}

/** Sends on what is asked for. */
export const readKomga = (path: string) => $fetch(path, { baseURL: `${useRuntimeConfig().komgaAddress}/api/v1` });
