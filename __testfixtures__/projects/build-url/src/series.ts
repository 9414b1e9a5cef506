import { buildUrl, headersOf, type ServerConfig } from './build-url.ts';

export async function popular(komga: ServerConfig, page: number) {
  const url = buildUrl(komga, '/api/v1/series', { page: page - 1, sort: 'booksMetadata.releaseDate,desc' });
  const response = await fetch(url, { headers: headersOf(komga) }); // want: review query-parameters
  return (await response.json()).content;
}

export async function chapters(komga: ServerConfig, seriesId: string) {
  const response = await fetch(buildUrl(komga, `/api/v1/series/${seriesId}/books`, { unpaged: 'true' }), { headers: headersOf(komga) }); // want: review query-parameters
  return (await response.json()).content;
}

export const cover = (komga: ServerConfig, id: string) => buildUrl(komga, `/api/v1/series/${id}/thumbnail`); // nope: a picture
