import { NextResponse, type NextRequest } from 'next/server';
import { authHeaders, komgaUrl } from '@/lib/komga/client';

export const dynamic = 'force-dynamic';

interface Group {
  group: string;
  count: number;
}

export async function GET(request: NextRequest) {
  const library = request.nextUrl.searchParams.get('library');
  const url = komgaUrl('/series/alphabetical-groups', {
    library_id: library ?? undefined,
    oneshot: false,
  });
  const response = await fetch(url, { headers: authHeaders });
  if (!response.ok) return NextResponse.json([], { status: 502 });
  const groups: Group[] = await response.json();
  const letters = groups.filter((g) => /[a-z]/i.test(g.group));
  const other = groups.filter((g) => !/[a-z]/i.test(g.group)).reduce((sum, g) => sum + g.count, 0);
  return NextResponse.json([...letters, ...(other ? [{ group: '#', count: other }] : [])]);
}
