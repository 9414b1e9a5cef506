import process from 'node:process';
import { KomgaClient } from './client/KomgaClient.js';
import type { Library } from './client/types.js';

export interface GlobalFlags {
  url?: string;
  apiKey?: string;
  verbose?: boolean;
}

export function clientFrom(flags: GlobalFlags): KomgaClient {
  const url = flags.url ?? process.env.KOMGA_URL;
  const apiKey = flags.apiKey ?? process.env.KOMGA_API_KEY;
  if (!url || !apiKey) {
    console.error('Set KOMGA_URL and KOMGA_API_KEY, or give --url and --api-key.');
    process.exit(2);
  }
  return new KomgaClient({ url, apiKey, verbose: flags.verbose });
}

export async function libraryByName(client: KomgaClient, name: string): Promise<Library> {
  const wanted = name.toLowerCase();
  const found = (await client.libraries()).find(({ id, name: own }) => id === name || own.toLowerCase() === wanted);
  if (!found) throw new Error(`no library called ${name}`);
  return found;
}
