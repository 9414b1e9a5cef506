import type { NextRequest } from 'next/server';
import { komga } from '@/lib/komga';

const allowed = new Set(['series', 'books/list', 'libraries']); // nope: names of the application's own routes

export async function GET(request: NextRequest, { params }: { params: Promise<{ path: string[] }> }) {
  const path = (await params).path.join('/');
  if (!allowed.has(path)) return new Response(null, { status: 403 });
  return komga(path + request.nextUrl.search); // nope: forwards whatever comes
}
