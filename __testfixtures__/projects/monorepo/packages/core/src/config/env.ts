import type { Config } from './config.js';

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const address = env.KOMGA_ADDRESS;
  if (address === undefined) throw new Error('KOMGA_ADDRESS is not set');
  return { address, apiKey: env.KOMGA_API_KEY ?? '', timeout: Number(env.KOMGA_TIMEOUT ?? 5000) };
}
