'use server';

import { revalidateTag } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { komgaSend, KomgaHttpError } from '@/lib/komga/client';

const Form = z.object({ name: z.string().trim().min(1).max(80) });

export async function rename(libraryId: string, data: FormData): Promise<void> {
  const parsed = Form.safeParse(Object.fromEntries(data));
  if (!parsed.success) return;
  try {
    await komgaSend('PUT', `/libraries/${libraryId}`, parsed.data);
  } catch (error) {
    if (error instanceof KomgaHttpError && error.status === 403) redirect('/not-an-admin');
    throw error;
  }
  revalidateTag('libraries');
}

export async function rescan(libraryId: string): Promise<void> {
  await komgaSend('POST', `/libraries/${libraryId}/scan`);
  revalidateTag(`shelf:${libraryId}`);
}
