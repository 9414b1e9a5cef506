import { z } from 'zod';

export const page = <T extends z.ZodTypeAny>(of: T) =>
  z.object({
    content: of.array(),
    last: z.boolean(),
    number: z.number(),
    totalElements: z.number(),
  });

export const Series = z.object({
  id: z.string(),
  libraryId: z.string(),
  booksCount: z.number(),
  booksReadCount: z.number(),
  lastModified: z.string(),
  metadata: z.object({
    title: z.string(),
    summary: z.string(),
    ageRating: z.number().nullable().default(null),
  }),
});
export type Series = z.infer<typeof Series>;

export const Book = z.object({
  id: z.string(),
  seriesId: z.string(),
  seriesTitle: z.string(),
  metadata: z.object({ number: z.string(), title: z.string(), numberSort: z.number() }),
  media: z.object({ pagesCount: z.number() }),
  readProgress: z.object({ page: z.number(), completed: z.boolean() }).nullish(),
});
export type Book = z.infer<typeof Book>;

export const Library = z.object({ id: z.string(), name: z.string(), unavailable: z.boolean() });

export const SeriesPage = page(Series);
export const BookPage = page(Book);
export const Strings = z.string().array();
