import { buildUrl, headersOf, type ServerConfig } from './build-url.ts';

async function names(komga: ServerConfig, url: string): Promise<string[]> {
  const response = await fetch(url, { headers: headersOf(komga) });
  return response.ok ? response.json() : [];
}

export async function filters(komga: ServerConfig, libraries?: readonly string[]) {
  const params = { library_id: libraries };
  return {
    genres: await names(komga, buildUrl(komga, '/api/v1/genres', params)), // want: review response-not-shown
    tags: await names(komga, buildUrl(komga, '/api/v1/tags', params)), // want: review lists-joined
    publishers: await names(komga, buildUrl(komga, '/api/v1/publishers')), // want: review response-not-shown
    libraries: await names(komga, buildUrl(komga, '/api/v1/libraries')), // nope: a live list
  };
}
