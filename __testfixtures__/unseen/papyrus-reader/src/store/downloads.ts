import * as FileSystem from 'expo-file-system';
import { create } from 'zustand';
import { imageSource, request } from '@/api/client';
import type { Book, Page } from '@/api/types';

type Job = { bookId: string; title: string; done: number; total: number };

type DownloadState = {
  jobs: Record<string, Job>;
  downloadBook: (book: Book) => Promise<void>;
  downloadSeries: (seriesId: string) => Promise<number>;
};

const root = `${FileSystem.documentDirectory}books/`;

export const useDownloads = create<DownloadState>((set, get) => ({
  jobs: {},

  async downloadBook(book) {
    const dir = `${root}${book.id}/`;
    await FileSystem.makeDirectoryAsync(dir, { intermediates: true });
    const total = book.media.pagesCount;
    for (let n = 1; n <= total; n++) {
      const { uri, headers } = imageSource(`/books/${book.id}/pages/${n}`);
      await FileSystem.downloadAsync(uri, `${dir}${n}`, { headers });
      set((s) => ({
        jobs: {
          ...s.jobs,
          [book.id]: { bookId: book.id, title: book.metadata.title, done: n, total },
        },
      }));
    }
  },

  // returns how many volumes were fetched
  async downloadSeries(seriesId) {
    let fetched = 0;
    for (let page = 0; ; page++) {
      const books = await request<Page<Book>>(
        `/series/${seriesId}/books?page=${page}&size=20&media_status=READY&deleted=false`,
      );
      for (const book of books.content) {
        if (get().jobs[book.id]?.done === book.media.pagesCount) continue;
        await get().downloadBook(book);
        fetched++;
      }
      if (books.last) return fetched;
    }
  },
}));
