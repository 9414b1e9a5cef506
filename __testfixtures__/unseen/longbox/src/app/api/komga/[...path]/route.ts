import { NextResponse, type NextRequest } from 'next/server';
import { authHeaders, komgaUrl } from '@/lib/komga/client';

/** What the browser may ask for. Everything else stays on the server. */
const ALLOWED = [/^books$/, /^books\/ondeck$/, /^authors\/names$/, /^series\/[A-Z0-9]+\/thumbnail$/];

export async function GET(request: NextRequest, { params }: { params: { path: string[] } }) {
  const path = params.path.join('/');
  if (!ALLOWED.some((rule) => rule.test(path))) {
    return NextResponse.json({ message: 'not allowed' }, { status: 403 });
  }
  const target = komgaUrl(`/${path}`);
  target.search = request.nextUrl.search;
  const upstream = await fetch(target, { headers: authHeaders, cache: 'no-store' });
  return new NextResponse(upstream.body, {
    status: upstream.status,
    headers: { 'content-type': upstream.headers.get('content-type') ?? 'application/json' },
  });
}
