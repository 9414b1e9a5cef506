import { z } from 'zod';

export interface Env {
  KOMGA_URL: string;
  KOMGA_KEY: string;
  DATADOG_KEY?: string;
  MAIL_HOOK: string;
  CACHE: KVNamespace;
}

const envSchema = z.object({
  KOMGA_URL: z.string().url(),
  KOMGA_KEY: z.string().min(8),
  MAIL_HOOK: z.string().url(),
});

export function checkEnv(env: Env): Env {
  envSchema.parse(env);
  return env;
}
