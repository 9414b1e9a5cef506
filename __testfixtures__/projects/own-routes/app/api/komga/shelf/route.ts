import { NextResponse } from 'next/server';
import { komga } from '@/lib/komga';

export async function GET() {
  const response = await komga('series?unpaged=true', { cache: 'no-store' }); // want: review query-parameters
  const { content } = await response.json();
  return NextResponse.json(content);
}
