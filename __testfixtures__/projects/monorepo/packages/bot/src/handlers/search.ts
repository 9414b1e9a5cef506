import type { models, Page } from '@suite/core';
import { komga } from '../komga.ts';
import { say } from '../telegram.ts';

export async function search(text: string) {
  const words = text.slice('/search '.length);
  const page = await komga.get<Page<models.Series>>(`/api/v1/series?search=${encodeURIComponent(words)}&size=5`); // want: review query-parameters
  await say(page.content.map(({ metadata }) => metadata.title).join('\n') || 'nothing');
}
