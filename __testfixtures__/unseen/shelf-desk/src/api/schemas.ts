import { z } from 'zod';

export const seriesSchema = z.object({
  id: z.string(),
  libraryId: z.string(),
  name: z.string(),
  booksCount: z.number().int(),
  booksUnreadCount: z.number().int(),
  metadata: z.object({
    title: z.string(),
    titleSort: z.string(),
    status: z.enum(['ENDED', 'ONGOING', 'ABANDONED', 'HIATUS']),
    publisher: z.string(),
    ageRating: z.number().int().nullish(),
    genres: z.array(z.string()),
  }),
});
export type Series = z.infer<typeof seriesSchema>;

export const bookSchema = z.object({
  id: z.string(),
  seriesId: z.string(),
  seriesTitle: z.string(),
  name: z.string(),
  media: z.object({ pagesCount: z.number().int(), status: z.string() }),
  metadata: z.object({ title: z.string(), number: z.string(), numberSort: z.number() }),
  readProgress: z.object({ page: z.number().int(), completed: z.boolean() }).nullish(),
});
export type Book = z.infer<typeof bookSchema>;

export const librarySchema = z.object({
  id: z.string(),
  name: z.string(),
  root: z.string(),
  scanOnStartup: z.boolean().optional(),
  emptyTrashAfterScan: z.boolean().optional(),
});
export type Library = z.infer<typeof librarySchema>;

export const groupsSchema = z.array(z.object({ group: z.string(), count: z.number().int() }));
export type LetterGroup = z.infer<typeof groupsSchema>[number];

export const namesSchema = z.array(z.string());

export function pageOf<T extends z.ZodTypeAny>(item: T) {
  return z.object({
    content: z.array(item),
    number: z.number().int(),
    last: z.boolean(),
    totalElements: z.number().int(),
    totalPages: z.number().int(),
  });
}

export const seriesPageSchema = pageOf(seriesSchema);
export const bookPageSchema = pageOf(bookSchema);
export type SeriesPage = z.infer<typeof seriesPageSchema>;
export type BookPage = z.infer<typeof bookPageSchema>;
