import { env } from '$env/dynamic/private';

export const ORIGIN = env.KOMGA_ORIGIN ?? 'http://127.0.0.1:25600';
export const AUTH = { 'X-API-Key': env.KOMGA_KEY ?? '' };
