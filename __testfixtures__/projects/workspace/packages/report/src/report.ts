import { createClient, paths } from '@komga-tools/client';

const client = createClient(process.env.KOMGA_URL ?? '', process.env.KOMGA_KEY ?? '');

export async function report() {
  const books = await client.get<{ totalElements: number }>(paths.books); // want: review response-not-shown
  const labels = await client.get<string[]>(paths.labels); // want: review response-not-shown
  const libraries = await client.get<object[]>(paths.libraries); // nope: a live list
  return { books: books.totalElements, labels: labels.length, libraries: libraries.length };
}
