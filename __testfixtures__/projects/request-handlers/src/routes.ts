import { withAuth } from './auth';

const komga = process.env.KOMGA_URL;
const headers = { 'X-API-Key': process.env.KOMGA_KEY ?? '' };

export const GET = withAuth(async (request) => {
  const { searchParams } = new URL(request.url);
  const text = searchParams.get('q') ?? '';
  const response = await fetch(`${komga}/api/v1/series?search=${encodeURIComponent(text)}&size=20`, { headers }); // want: migrated
  const { content } = await response.json();
  return Response.json(content);
});

export const books = withAuth(async (request) => {
  const id = new URL(request.url).pathname.split('/').pop();
  const response = await fetch(`${komga}/api/v1/series/${id}/books?unpaged=true`, { headers }); // want: migrated
  const { content } = await response.json();
  return Response.json(content);
});

export const PUT = withAuth(async (request) => {
  const { id, ...changes } = await request.json();
  return fetch(`${komga}/api/v1/libraries/${id}`, { method: 'PUT', headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(changes) }); // want: migrated
});
