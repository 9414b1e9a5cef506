import * as FileSystem from 'expo-file-system';
import { client, getBooksBySeriesId } from '@/generated/sdk.gen';
import type { BookDto } from '@/generated/types.gen';
import { store } from '@/store';

const FOLDER = `${FileSystem.documentDirectory}books/`;

function configure() {
  const { server, apiKey } = store.getState().settings;
  client.setConfig({ baseUrl: server, headers: { 'X-API-Key': apiKey } });
  return { server, apiKey };
}

async function wanted(seriesId: string, limit: number): Promise<BookDto[]> {
  const { data } = await getBooksBySeriesId({
    client,
    path: { seriesId },
    query: { read_status: ['UNREAD', 'IN_PROGRESS'], deleted: false, size: limit },
  });
  return data?.content ?? [];
}

/** Fetches the next `limit` books of a series; gives back what is on the phone afterwards. */
export async function download(seriesId: string, limit = 3, onProgress?: (done: number, of: number) => void): Promise<string[]> {
  const { server, apiKey } = configure();
  await FileSystem.makeDirectoryAsync(FOLDER, { intermediates: true });
  const books = await wanted(seriesId, limit);
  const files: string[] = [];
  for (const [index, book] of books.entries()) {
    const target = `${FOLDER}${book.id}.cbz`;
    const { exists } = await FileSystem.getInfoAsync(target);
    if (!exists) {
      await FileSystem.downloadAsync(`${server}/api/v1/books/${book.id}/file`, target, { headers: { 'X-API-Key': apiKey } });
    }
    files.push(target);
    onProgress?.(index + 1, books.length);
  }
  return files;
}
