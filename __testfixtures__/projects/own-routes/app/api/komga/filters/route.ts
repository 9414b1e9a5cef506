import { komga } from '@/lib/komga';

export async function GET() {
  const [genres, tags] = await Promise.all([
    komga('genres').then((response) => response.json()), // want: manual base-holds-version
    komga('tags/series').then((response) => response.json()), // want: manual base-holds-version
  ]);
  return Response.json({ genres, tags });
}
