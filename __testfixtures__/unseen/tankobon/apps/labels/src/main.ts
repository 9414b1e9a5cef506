import { writeFile } from 'node:fs/promises';
import createClient from 'openapi-fetch';
import type { paths } from '@tankobon/komga-sdk/paths';
import { spine } from './spine';

const komga = createClient<paths>({
  baseUrl: process.env.KOMGA_URL,
  headers: { 'X-API-Key': process.env.KOMGA_API_KEY },
  querySerializer: { array: { style: 'form', explode: true } },
});

const [library] = process.argv.slice(2);

/** Only books whose tag says that we own them on paper get a label. */
async function paperTags(): Promise<string[]> {
  const { data = [] } = await komga.GET('/api/v1/tags', {
    params: { query: library ? { library_id: [library] } : {} },
  });
  return data.filter((tag) => /^(paper|hardcover)\b/i.test(tag));
}

const tag = await paperTags();
if (tag.length === 0) {
  console.error('no tag starts with "paper" or "hardcover"');
  process.exit(1);
}

const { data, error } = await komga.GET('/api/v1/books', {
  params: {
    query: {
      tag,
      ...(library && { library_id: [library] }),
      unpaged: true,
      sort: ['series,asc', 'metadata.numberSort,asc'],
    },
  },
});
if (error || !data) throw new Error('Komga has no books for us');

const only = process.env.ONLY_BOOK;
const books = only
  ? [await komga.GET('/api/v1/books/{bookId}', { params: { path: { bookId: only } } }).then((r) => r.data!)]
  : data.content;

for (const book of books) {
  await writeFile(`out/${book.id}.svg`, spine(book.seriesTitle, book.metadata.number));
}
console.log(`${books.length} of ${data.totalElements} labels`);
