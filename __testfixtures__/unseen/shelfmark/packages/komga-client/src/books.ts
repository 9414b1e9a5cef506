import type { KyInstance } from "ky";
import { orKomgaError } from "./http";
import { bookPage, type BookPage } from "./schemas";

export interface BookQuery {
  libraryIds?: readonly string[];
  tags?: readonly string[];
  search?: string;
  page?: number;
}

export function booksApi(http: KyInstance) {
  return {
    keepReading: async (libraryId?: string): Promise<BookPage> =>
      bookPage.parse(
        await orKomgaError(
          http
            .get("books", {
              searchParams: {
                read_status: "IN_PROGRESS",
                sort: "readProgress.readDate,desc",
                size: 20,
                ...(libraryId ? { library_id: libraryId } : {}),
              },
            })
            .json(),
        ),
      ),

    async find({ libraryIds, tags, search, page = 0 }: BookQuery): Promise<BookPage> {
      const searchParams: [string, string][] = [
        ["page", `${page}`],
        ["size", "40"],
      ];
      if (search) searchParams.push(["search", search]);
      libraryIds?.forEach((id) => searchParams.push(["library_id", id]));
      tags?.forEach((tag) => searchParams.push(["tag", tag]));
      const response = await orKomgaError(http.get("books", { searchParams }));
      return bookPage.parse(await response.json());
    },

    async onDeck(): Promise<BookPage> {
      return bookPage.parse(await orKomgaError(http.get("books/ondeck").json()));
    },

    async markRead(bookId: string): Promise<void> {
      await orKomgaError(
        http.patch(`books/${bookId}/read-progress`, { json: { completed: true } }),
      );
    },
  };
}
