import { komga } from '@/lib/komga';

export async function GET() {
  const [genres, tags] = await Promise.all([
    komga('genres').then((response) => response.json()), // want: review wrapper-grown
    komga('tags/series').then((response) => response.json()), // want: review lists-joined
  ]);
  return Response.json({ genres, tags });
}
