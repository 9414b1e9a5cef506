import { NextResponse } from "next/server";
import { komgaBase, komgaKey } from "@/lib/env";
import type { KomgaBook, Page } from "@/lib/komga/types";

export async function GET(_: Request, { params }: { params: { seriesId: string } }) {
  const endpoint = `${komgaBase()}/api/v1/series/${params.seriesId}/books?read_status=UNREAD,IN_PROGRESS&size=1`;
  const res = await fetch(endpoint, { headers: { "X-API-Key": komgaKey() } });
  if (res.status === 404) return NextResponse.json(null, { status: 404 });
  const page = (await res.json()) as Page<KomgaBook>;
  return NextResponse.json(page.content[0] ?? null);
}
