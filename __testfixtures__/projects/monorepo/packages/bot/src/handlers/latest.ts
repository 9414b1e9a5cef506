import type { models, Page } from '@suite/core';
import { komga } from '../komga.ts';
import { say } from '../telegram.ts';

export async function latest() {
  const page = await komga.get<Page<models.Book>>('/api/v1/books', { sort: 'createdDate,desc', size: 5 }); // want: review query-parameters
  await say(page.content.map(({ metadata }) => metadata.title).join('\n'));
}
