import 'server-only';

/** Server side only: the browser goes through the routes under `app/api/komga`. */
export async function komga(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${process.env.KOMGA_ORIGIN}/api/v1/${path}`, { ...init, headers: { 'X-API-Key': process.env.KOMGA_KEY ?? '', ...init.headers } });
}
