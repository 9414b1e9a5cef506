import { useCallback } from 'react';
import { useServer } from './use-server';

/** Gives a function that calls the Komga server the user is signed in to. */
export function useKomga() {
  const { address, apiKey } = useServer();
  return useCallback(
    async <T>(path: string, options: RequestInit = {}): Promise<T> => {
      const response = await fetch(`${address}${path}`, {
        ...options,
        headers: { 'X-API-Key': apiKey, ...options.headers },
      });
      if (!response.ok) throw new Error(response.statusText);
      return response.json();
    },
    [address, apiKey],
  );
}
