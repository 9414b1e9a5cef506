import { NextResponse, type NextRequest } from "next/server";
import { komgaBase, komgaKey } from "@/lib/env";

export const dynamic = "force-dynamic";

// Search box of the tile. The key must not reach the browser, so it goes through here.
export async function GET(request: NextRequest) {
  const q = request.nextUrl.searchParams.get("q")?.trim();
  if (!q) return NextResponse.json([]);

  const upstream = await fetch(
    `${komgaBase()}/api/v1/series?search=${encodeURIComponent(q)}` +
      `&size=${request.nextUrl.searchParams.get("limit") ?? 8}&oneshot=false`,
    { headers: { "X-API-Key": komgaKey() }, cache: "no-store" },
  );
  if (!upstream.ok) {
    return NextResponse.json({ error: `komga answered ${upstream.status}` }, { status: 502 });
  }
  const { content } = await upstream.json();
  return NextResponse.json(
    content.map((s: { id: string; metadata: { title: string }; booksCount: number }) => ({
      id: s.id,
      title: s.metadata.title,
      count: s.booksCount,
    })),
  );
}
